import { z } from "astro/zod";
import { THEATRES } from "./theatres.ts";
import { listOf, reportTo } from "./unique.ts";

/** What a piece is: the vehicles first, then the Guns. Tankettes are tanks; tractors, cars and trucks with a gun are trucks. */
export const VEHICLE_TYPES = ["tank", "selfPropelled", "armoredCar", "truck"] as const;
export const GUN_TYPES = ["mortar", "antitank", "artillery", "aa"] as const;

/** A month as the data write it: "1940-06". */
const month = z.string().regex(/^19[34]\d-(?:0[1-9]|1[0-2])$/, "a month is written 1940-06");

const period = z
  .strictObject({
    theatre: z.enum(THEATRES),
    /** First and last month, both inclusive. */
    from: month,
    to: month,
    /** Rarity Factor; left out where the notes give none (it stands in the vehicle listing, which the site does not hold). */
    rf: z.number().min(0.9).max(1.6).multipleOf(0.1).optional(),
    /** The only troops that may use it in that period. */
    only: z.enum(["fascist", "allied"]).optional(),
  })
  .refine((p) => p.from <= p.to, "the period ends before it begins");

/** Which theatres' periods may not overlap: the same theatre for the same user. */
const overlap = (a: Period, b: Period) =>
  a.theatre === b.theatre && a.only === b.only && a.from <= b.to && b.from <= a.to;

/** One piece of a note: when and where it can be bought. */
const piece = z.strictObject({
  /** As on the counter: "L3/35". */
  name: z.string(),
  type: z.enum([...VEHICLE_TYPES, ...GUN_TYPES]),
  periods: z
    .array(period)
    .default([])
    .superRefine((periods, context) => {
      for (const [i, p] of periods.entries())
        if (periods.slice(0, i).some((q) => overlap(p, q)))
          reportTo(context)([i], `overlaps an earlier period of ${p.theatre}`);
    }),
  /** Theatres that the notes exclude: "NA in East Africa". */
  notIn: z.array(z.enum(THEATRES)).default([]),
  /** The lettered notes of its book that its own note applies to it: "It-VI". */
  letters: z.array(z.string()).default([]),
  /** A weapon that may be bought with it, at a RF of the weapon's own; `period` where and when, if not always. */
  option: z.strictObject({ name: z.string(), rf: z.number(), period: period.optional() }).optional(),
  /** RF always so much above that of another piece, for the same date and theatre: computed, never typed in twice. */
  relativeTo: z.strictObject({ piece: z.string(), plus: z.number(), most: z.number() }).optional(),
});

/** The frontmatter's `availability`: the pieces of a note. A piece without periods has its dates and RF in the listing only. */
export const availabilitySchema = listOf(piece, (p) => p.name).min(1);

export type Piece = z.infer<typeof piece>;
export type Period = z.infer<typeof period>;
