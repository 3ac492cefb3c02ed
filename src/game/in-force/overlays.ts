/** Lists the game rules about desert overlays (F12, D12), each with the conditions under which it is in force. */
import { type ConditionName, rows } from "./row.ts";

const RANDOM: readonly ConditionName[] = ["dyo", "overlayBoards", "randomOverlays"];

/** The rules of F12 and D12 with their conditions. */
export const OVERLAYS = [
  ...rows("setup", "roll", {
    "D12.3 F12.3": RANDOM,
    "D12.31 F12.31": RANDOM,
    "D12.32 F12.32": RANDOM,
    "D12.33 F12.33": RANDOM,
    "D12.41 F12.41#more": [...RANDOM, "wadiOverlay"],
    "D12.42 F12.42": RANDOM,
  }),
  ...rows("setup", "setUp", { "D12.2 F12.2": ["printed", "overlay"], "D12.5 F12.5": ["e1"] }),
  ...rows("movement", "movement", { "D12.45 F12.45": ["x3"], "D12.51 F12.51": ["e1"] }),
  ...rows("fire", "fire", { "D12.43 F12.43": ["x1"], "D12.44 F12.44": ["x2"] }),
  ...rows("any", "other", {
    "D12.41 F12.41#joined": ["wadiJoin"],
    "D12.421 F12.421": ["d6"],
    "D12.46 F12.46": ["x4or5"],
    "D12.52 F12.52": ["e1", "e1Brush"],
  }),
];
