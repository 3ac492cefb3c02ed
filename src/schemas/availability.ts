import { z } from "astro/zod";
import { THEATRES } from "./theatres.ts";
import { listOf, reportTo } from "./unique.ts";

/** Types of vehicles. A tankette has the type `tank`; a tractor, car or truck with a gun has the type `truck`. */
export const VEHICLE_TYPES = ["tank", "selfPropelled", "armoredCar", "truck"] as const;
export const GUN_TYPES = ["mortar", "antitank", "artillery", "aa"] as const;

const month = z.string().regex(/^19[34]\d-(?:0[1-9]|1[0-2])$/, "a month is written 1940-06");

const period = z
  .strictObject({
    theatre: z.enum(THEATRES),
    from: month,
    to: month,
    /**
     * The Rarity Factor. Undefined if only the vehicle listing states it, because the site does not have that listing.
     */
    rf: z.number().min(0.9).max(1.6).multipleOf(0.1).optional(),
    /** The only troops that may use the vehicle or Gun in this period. If undefined, all troops may. */
    only: z.enum(["fascist", "allied"]).optional(),
  })
  .refine((p) => p.from <= p.to, "the period ends before it begins");

/** Returns whether two periods overlap, for the same theatre and the same troops. */
const overlap = (a: Period, b: Period) =>
  a.theatre === b.theatre && a.only === b.only && a.from <= b.to && b.from <= a.to;

/** A piece: an Italian vehicle or Gun that a note describes. `periods` says when and where it can be bought. */
const piece = z.strictObject({
  /** The name on the counter: "L3/35". */
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
  /** The theatres in which the piece cannot be bought, because its note says so: "NA in East Africa". */
  notIn: z.array(z.enum(THEATRES)).default([]),
  /** The ids of the lettered notes that apply to the piece: "It-VI". */
  letters: z.array(z.string()).default([]),
  /**
   * A weapon that can be bought with the piece, at its own RF. If the weapon can be bought only in one period and
   * theatre, `period` is that period.
   */
  option: z.strictObject({ name: z.string(), rf: z.number(), period: period.optional() }).optional(),
  /**
   * The RF is computed from the RF of another piece in the same month and theatre: `plus` higher, but at most `most`.
   */
  relativeTo: z.strictObject({ piece: z.string(), plus: z.number(), most: z.number() }).optional(),
});

/** The field `availability` in the frontmatter of an Italian note: the vehicles or Guns that the note describes. */
export const availabilitySchema = listOf(piece, (p) => p.name).min(1);

export type Piece = z.infer<typeof piece>;
export type Period = z.infer<typeof period>;
