/** Tests that a game can be set up, shown in its four views, stored in the browser, and reopened. */
import assert from "node:assert/strict";
import { journey } from "./journey.ts";
import { DESK, PHONE } from "./tab.ts";

for (const [language, size] of [
  ["", PHONE],
  ["ja/", DESK],
] as const)
  journey(
    `a game is set up, shown in all views, stored, and opened again: /${language}game/`,
    async (reader) => {
      const path = `/${language}game/`;
      const view = (name: string) => reader.press(`label:has([value=${name}])`);
      await reader.goto(path);
      await reader.press("label:has([value=printed])");
      await reader.select('select:has([value="northAfrica"])', "northAfrica");
      await reader.select('select:has([value="1942"])', "1942");
      await reader.select('select:has([value="07"])', "07");
      await reader.press(".board-choice button:nth-of-type(2)");
      const name = 'input[aria-describedby="name-cut"]';
      await reader.fill(name, "Gazala");
      await reader.key("Tab");
      await reader.select('select:has([value="veryDry"])', "veryDry");
      await reader.until("the choices in the address", () =>
        /boards=26.*name=Gazala|name=Gazala.*boards=26/.test(location.search),
      );
      await view("rules");
      await reader.shows(".phases summary");
      const inForce = await reader.text("#answer");
      await view("sheet");
      await reader.shows(".sheet .quick .terrain");
      assert.match(await reader.text(".conditions"), /Gazala/);
      await view("play");
      await reader.shows(".play, .log, .panel");

      // Reopens the game from the list of stored games.
      await reader.goto(path);
      await reader.press(".kept a.name", "Gazala");
      await reader.until("the game", () => location.search.includes("name=Gazala"));
      await reader.alive();
      await view("rules");
      assert.equal(await reader.text("#answer"), inForce);
      await reader.reload();
      assert.equal(await reader.text("#answer"), inForce);
    },
    { size },
  );
