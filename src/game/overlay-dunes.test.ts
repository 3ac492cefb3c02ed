import assert from "node:assert/strict";
import { test } from "node:test";
import { duneDrms } from "./overlay-dunes.ts";
import { halfBoards, parseLayout } from "./overlay-layout.ts";

const cellsOf = (notation: string) => halfBoards(parseLayout(notation).layout);
const lying = (id: string, board: number, half: "A" | "GG") => ({ id, board, half });

test("F12.42: each sand or dune overlay gives −2 on the same or adjacent half-board (even diagonally), else −1", () => {
  const here = { board: 26, half: "GG" } as const;
  const others = [
    lying("S1", 26, "GG"),
    lying("S2", 26, "A"),
    lying("S3", 27, "A"),
    lying("SD4", 29, "A"),
    lying("SD5", 27, "GG"),
    lying("S6", 30, "GG"),
  ];
  assert.deepEqual(duneDrms(cellsOf("26-27_28-29_30"), here, others), [
    { drm: -2, because: "sameHalf", overlay: "S1" },
    { drm: -2, because: "adjacentHalf", overlay: "S2" },
    { drm: -2, because: "adjacentHalf", overlay: "S3" },
    { drm: -2, because: "diagonalHalf", overlay: "SD4" },
    { drm: -1, because: "elsewhere", overlay: "SD5" },
    { drm: -1, because: "elsewhere", overlay: "S6" },
  ]);
});

test("F12.42: a shifted row and a turned board change which half-boards are adjacent", () => {
  const because = (notation: string) =>
    duneDrms(cellsOf(notation), { board: 28, half: "A" }, [lying("S1", 27, "A"), lying("S2", 27, "GG")]).map(
      (line) => line.because,
    );
  assert.deepEqual(because("26-27_28"), ["elsewhere", "elsewhere"]);
  assert.deepEqual(because("26-27_h28"), ["diagonalHalf", "elsewhere"]);
  assert.deepEqual(because("26-27t_h28"), ["elsewhere", "diagonalHalf"]);
});
