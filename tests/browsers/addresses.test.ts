/** Tests that a misspelt address, such as "/r/F12.32/).", opens the right page and is corrected. */
import { SEARCH_RESULTS } from "../selectors.ts";
import { journey } from "./journey.ts";

journey("an address with trailing punctuation or the wrong case is corrected", async (reader) => {
  for (const [asked, wanted] of [
    ["/r/F12.32/).", "/r/F12.32/"],
    ["/ja/r/F12.32/を参照", "/ja/r/F12.32/"],
    ["/JA/R/f12.32。", "/ja/r/F12.32/"],
    ["/asl/F12/", "/asl/f12/"],
    ["/tools/sand-bog)", "/tools/sand-bog/?book=asl"],
    ["/sl/d7/#d7.31).", "/sl/d7/#D7.31"],
    ["/tools/heat-haze/?at=vehicle&range=30)", "/tools/heat-haze/?at=vehicle&range=30"],
  ] as const) {
    await reader.goto(encodeURI(asked));
    await reader.at(wanted);
  }
});

journey("Enter opens the rule whose number is in the search text", async (reader) => {
  await reader.goto("/about/");
  await reader.openSearch();
  await reader.fill(".search-dialog input", "what does D7.31 say?");
  await reader.shows(`${SEARCH_RESULTS} .number`, "D7.31");
  await reader.key("Enter");
  await reader.at("/r/D7.31/");
});
