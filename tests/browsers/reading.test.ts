import assert from "node:assert/strict";
import { journey } from "./journey.ts";

for (const language of ["", "ja/"])
  journey(`a reference opens another rule, and Back returns to the first: /${language}r/F12.32/`, async (reader) => {
    await reader.goto(`/${language}r/F12.32/`);
    const title = await reader.text("h1");
    assert.match(title, /F12\.32/);
    await reader.follow('article.rule a.ref[href$="F12.31/"], article.rule a.ref[href$="F12.31"]');
    assert.match(await reader.text("h1"), /F12\.31/);
    await reader.back();
    assert.equal(await reader.text("h1"), title);
    assert.equal(await reader.address(), `/${language}r/F12.32/`);
  });
