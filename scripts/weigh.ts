/**
 * `npm run weigh`: builds, opens one page of each type in Chromium, and prints what it loads, gzipped: requests, script,
 * style, and everything beside the page's own text (the HTML of its rules). Exit 1 if a budget is broken.
 */
import { gzipSync } from "node:zlib";
import { chromium } from "playwright-core";
import { serveSite } from "../tests/serve.ts";
import { buildSite } from "./build.ts";
import { findChromium } from "./chromium.ts";

const KB = 1024;
/** Budgets in bytes gzipped; `beside` is everything but the rules' own HTML. */
const READING = { beside: 12 * KB, script: 4 * KB, requests: 5 };
const CALCULATOR = { script: 16 * KB };
const BUILD_SECONDS = 20;

const PAGES: { type: string; path: string; budget?: Partial<typeof READING> }[] = [
  { type: "rule", path: "/r/F12.32/", budget: READING },
  { type: "rule (ja)", path: "/ja/r/F12.3/", budget: READING },
  { type: "section", path: "/asl/f12/", budget: READING },
  { type: "section (ja)", path: "/ja/sl/d11/", budget: READING },
  { type: "home", path: "/" },
  { type: "book", path: "/asl/" },
  { type: "glossary", path: "/glossary/" },
  { type: "search", path: "/search/" },
  { type: "sand bog", path: "/tools/sand-bog/", budget: CALCULATOR },
  { type: "heat haze", path: "/tools/heat-haze/", budget: CALCULATOR },
  { type: "hammada", path: "/tools/hammada/", budget: CALCULATOR },
  { type: "path", path: "/ja/tools/path/", budget: CALCULATOR },
  { type: "movement", path: "/ja/tools/movement/", budget: CALCULATOR },
  { type: "fire", path: "/tools/fire/", budget: CALCULATOR },
  { type: "sun blindness", path: "/tools/sun-blindness/", budget: CALCULATOR },
  { type: "availability", path: "/tools/availability/", budget: CALCULATOR },
  { type: "minefields", path: "/tools/minefields/", budget: CALCULATOR },
  { type: "smoke grenades", path: "/tools/smoke-grenades/", budget: CALCULATOR },
  { type: "other rolls", path: "/tools/other-rolls/", budget: CALCULATOR },
  { type: "DYO scenario", path: "/tools/dyo/", budget: { script: 18 * KB } },
  { type: "Dust", path: "/tools/dust/", budget: CALCULATOR },
  { type: "overlays", path: "/tools/desert-overlays/", budget: CALCULATOR },
  { type: "overlays (ja)", path: "/ja/tools/desert-overlays/", budget: CALCULATOR },
];

const gz = (text: string | Buffer) => (text.length ? gzipSync(text, { level: 9 }).length : 0);
const inKb = (bytes: number) => (bytes / KB).toFixed(1).padStart(6);

const started = performance.now();
await buildSite();
const buildSeconds = (performance.now() - started) / 1000;

const site = await serveSite();
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
let broken = 0;
console.log("page             requests   html  beside   style  script   total  KB gzip");
for (const { type, path, budget } of PAGES) {
  const page = await browser.newPage();
  const loaded: { kind: string; body: Buffer }[] = [];
  const pending: Promise<unknown>[] = [];
  page.on("response", (r) => {
    pending.push(
      r.body().then(
        (body) => loaded.push({ kind: r.request().resourceType(), body }),
        () => undefined,
      ),
    );
  });
  await page.goto(site.root + path, { waitUntil: "networkidle" });
  await Promise.all(pending);
  const html = loaded.find((l) => l.kind === "document")!.body.toString();
  // Inline scripts are script; the rules' own HTML is the text that the reader came for.
  const inline = [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map((m) => m[1]!).join("\n");
  const shell = html.replace(/<article class="rule"[\s\S]*?<\/article>/g, "");
  const sum = (kind: string) => loaded.filter((l) => l.kind === kind).reduce((total, l) => total + gz(l.body), 0);
  const style = sum("stylesheet");
  const script = sum("script");
  const weight = {
    beside: gz(shell) + style + script,
    script: script + gz(inline),
    requests: loaded.length,
  };
  const over = Object.entries(budget ?? {}).filter(([key, most]) => weight[key as keyof typeof weight] > most);
  broken += over.length;
  console.log(
    `${type.padEnd(18)} ${String(weight.requests).padStart(5)} ${inKb(gz(html))}  ${inKb(weight.beside)}  ${inKb(style)}  ${inKb(weight.script)}  ${inKb(gz(html) + style + script)}  ` +
      (over.length
        ? `OVER: ${over.map(([key, most]) => `${key} > ${most >= KB ? `${most / KB} KB` : most}`).join(", ")}`
        : ""),
  );
  await page.close();
}
console.log(`build ${buildSeconds.toFixed(1)} s (at most ${BUILD_SECONDS} s on two cores)`);
if (buildSeconds > BUILD_SECONDS) broken++;
await browser.close();
await site.stop();
process.exit(broken ? 1 : 0);
