/** Tests the overlay calculator: dice entered one by one, shared, undone, and rolled by the page. */
import assert from "node:assert/strict";
import { ENGINE, journey, openReader, SITE } from "./journey.ts";
import { PHONE } from "./tab.ts";

/** All dice for the set-up of boards 26 and 27. They place W2, a High Dune, S1, X2 and H1. */
const DICE = "1312511112156363111112234342312466665";

journey(
  "dice are entered by tapping on a phone, and the link shows the opponent the same overlays",
  async (reader) => {
    await reader.goto("/ja/tools/desert-overlays/?boards=26-27");
    // Uses clicks in Firefox, because its driver may lose a tap on a busy machine.
    const tool = ENGINE === "firefox" ? "left" : "finger";
    for (const [i, die] of [...DICE].entries()) {
      // Matches the active rows of die buttons in which no button is pressed yet.
      const row = ".faces:not(.idle):not(:has([aria-pressed=true]))";
      await reader.press(`${row} button:nth-of-type(${die})`, "", { with: tool });
      await reader.until(
        `die ${i + 1} to be taken`,
        (dice) => {
          const held = new URLSearchParams(location.search).get("dice") ?? "";
          // The page adds the dice of a DR to the address only when both have been entered.
          const waiting = document.querySelector<HTMLElement>(".faces:not(.idle) [aria-pressed=true]")?.textContent;
          return held === dice || held + waiting === dice;
        },
        DICE.slice(0, i + 1),
      );
    }
    const laid = await reader.texts(".laid li");
    assert.equal(laid.length, 5, laid.join(" | "));
    const opponent = await openReader(SITE);
    await opponent.goto(await reader.address());
    assert.deepEqual(await opponent.texts(".laid li"), laid);
    assert.deepEqual(await opponent.texts(".log li"), await reader.texts(".log li"));
    await opponent.tab.close();
  },
  { size: PHONE },
);

journey("Undo removes the previous die, and dice rolled by the page finish the set-up", async (reader) => {
  await reader.goto("/tools/desert-overlays/?boards=26-27-28_29&dice=13");
  await reader.press("button.undo");
  await reader.at("/tools/desert-overlays/?boards=26-27-28_29&dice=1");
  await reader.press("button.rest");
  await reader.shows("#answer", "Done. Overlays placed");
  assert.match(await reader.address(), /dice=1[1-6]+/);
});
