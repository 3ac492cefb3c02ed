/** Tests links to quoted passages. Each engine creates a link with Cite, opens it, and must scroll to the passage. */
import assert from "node:assert/strict";
import { journey } from "./journey.ts";

/** Rules with text much longer than the window. */
const RULES = [
  ...["F.2", "F.7", "F12.1", "D.6", "D6.4", "D7.31", "D7.511", "D7.513", "D11.1", "D11.2", "D11.7", "D11.74", "D11.76"],
  ...["It-V2", "It-V3", "It-V7", "It-V12", "It-V14"],
];
const LANGUAGES = ["en", "ja"] as const;
/** A window so low that a passage is visible only if the browser has scrolled to it. */
const WINDOW = { width: 500, height: 240 };

interface Passage {
  readonly id: string;
  readonly language: (typeof LANGUAGES)[number];
}
interface Place {
  /** Pixels from the top of the window to the passage. */
  readonly top: number;
  /** Pixels from the top of the rule to the passage. */
  readonly below: number;
  readonly words: string;
}

/**
 * Selects a passage near the end of a rule and returns its position. The passage may begin and end within words. With
 * `isInView`, returns the passage only if it is in the window. Does not select it then, because WebKit does not scroll
 * while text is selected. Runs in the page.
 */
function find({ id, language }: Passage, isInView = false): Place | undefined {
  const rule = document.getElementById(id)!;
  const texts: Text[] = [];
  const walker = document.createTreeWalker(rule, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const home = text.parentElement!;
    const isShown =
      home.getClientRects().length > 0 && !home.closest(".cite, .label, .unseen, summary, svg, table, details");
    if (isShown && home.closest<HTMLElement>(".text")?.lang === language && text.data.trim().length > 30)
      texts.push(text);
  }
  const text = texts.at(-1);
  if (!text) return undefined;
  const range = document.createRange();
  const start = Math.floor(text.length / 4);
  range.setStart(text, start);
  range.setEnd(text, start + (language === "en" ? 24 : 9));
  const { top } = range.getBoundingClientRect();
  if (isInView && (top < -20 || top > innerHeight)) return undefined;
  if (!isInView) getSelection()!.removeAllRanges();
  if (!isInView) getSelection()!.addRange(range);
  return { top, below: top - rule.getBoundingClientRect().top, words: String(range) };
}

journey(
  "a link to a quoted passage scrolls to the passage in both languages, even if the passage begins within a word",
  async (reader) => {
    const quoted: { passage: Passage; words: string; link: string }[] = [];
    for (const id of RULES) {
      await reader.goto(`/r/${id}/?view=both`);
      await reader.evaluate(() => {
        localStorage.setItem("khamsin.cite-format", "link");
        // Records the copied text, because engines restrict reading the clipboard in different ways.
        navigator.clipboard.writeText = async (text) => {
          document.documentElement.dataset.copied = text;
        };
      });
      for (const language of LANGUAGES) {
        const passage = { id, language };
        const place = await reader.evaluate(find, passage);
        if (!place || place.below < WINDOW.height) continue;
        await reader.key("c");
        await reader.until("the menu's focus", () => document.activeElement?.matches(".cite-menu [role=menuitem]"));
        await reader.key("Enter");
        const link = await reader.until("a copy", () => {
          const { copied } = document.documentElement.dataset;
          delete document.documentElement.dataset.copied;
          return copied;
        });
        assert.match(link, /#[\w.-]+:~:text=./);
        quoted.push({ passage, words: place.words, link });
      }
    }
    assert.ok(quoted.length >= 30, `${quoted.length} passages`);
    // Sorts the links so that no two in a row open the same page, because a browser would not reload that page.
    quoted.sort((a, b) => a.passage.language.localeCompare(b.passage.language));
    for (const { passage, words, link } of quoted) {
      await reader.tab.goto(link);
      const place = await reader.until(`the passage of ${decodeURIComponent(link)}`, find, passage, true);
      assert.equal(place.words, words);
    }
  },
  { size: WINDOW },
);
