/** Drives WebKitGTK's MiniBrowser by W3C WebDriver. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../scripts/free-port.ts";
import { findWebKit } from "../../scripts/webkit.ts";
import { type Engine, keysOf, type Look, type Size, type Tab } from "./tab.ts";

/** Timeout of a WebDriver command in milliseconds. */
const PATIENCE = 120_000;
/** Timeout in milliseconds after which a browser that has not started is started again. It rarely fails to start. */
const START_PATIENCE = 40_000;
/**
 * Timeout of a script in milliseconds. A script never returns if its page is left, so `Reader.until` runs it again.
 */
const SCRIPT_PATIENCE = 10_000;

/** The characters that mean special keys in WebDriver. https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEYS: Readonly<Record<string, string>> = {
  Backspace: "\uE003",
  Tab: "\uE004",
  Enter: "\uE007",
  Shift: "\uE008",
  Control: "\uE009",
  Escape: "\uE00C",
  End: "\uE010",
  Home: "\uE011",
  ArrowLeft: "\uE012",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
  Delete: "\uE017",
};

/** Makes the browser's toolbar narrow. Otherwise the window could not be as narrow as a phone. */
const NARROW_TOOLBAR = `* { min-width: 0; min-height: 0; padding: 0; margin: 0; }
entry, headerbar * { font-size: 1px; -gtk-icon-transform: scale(0.1); }`;

const ENVIRONMENT = {
  GDK_BACKEND: "x11",
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
  WEBKIT_DISABLE_COMPOSITING_MODE: "1",
  WEBKIT_DISABLE_DMABUF_RENDERER: "1",
  LIBGL_ALWAYS_SOFTWARE: "1",
};

type Send = (method: "GET" | "POST" | "DELETE", path: string, body?: unknown) => Promise<unknown>;

/**
 * Waits until a server responds.
 * @throws Error if the server's process has ended
 */
async function answering(address: string, server: ChildProcess): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`${server.spawnfile} has ended with ${server.exitCode}`);
    if (await fetch(`${address}/status`).catch(() => undefined)) return;
    await new Promise((done) => setTimeout(done, 50));
  }
}

/** Starts a virtual screen. Returns its process and its X display name, such as ":99". */
async function startScreen(program: string): Promise<{ screen: ChildProcess; name: string }> {
  const screen = spawn(program, ["-displayfd", "3", "-screen", "0", "1400x1100x24"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const name = await new Promise<string>((done, fail) => {
    screen.stdio[3]!.once("data", (data: Buffer) => done(`:${data.toString().trim()}`));
    screen.once("exit", (code) => fail(new Error(`${program} has ended with ${code}`)));
  });
  return { screen, name };
}

/** Returns a function that sends commands to the driver at a URL. */
const sendTo =
  (base: string, patience = PATIENCE): Send =>
  async (method, path, body) => {
    const answer = await fetch(base + path, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(patience),
    });
    const { value } = (await answer.json()) as { value: { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`WebKit: ${method} ${path}: ${value.error} ${value.message}`);
    return value;
  };

async function open(send: Send, size: Size): Promise<Tab> {
  const errors: string[] = [];
  const act = (type: string, actions: object[], parameters?: object) =>
    send("POST", "/actions", { actions: [{ type, id: type + JSON.stringify(parameters ?? ""), parameters, actions }] });
  const keyDown = (key: string) => ({ type: "keyDown", value: KEYS[key] ?? key });
  const keyUp = (key: string) => ({ type: "keyUp", value: KEYS[key] ?? key });

  const tab: Tab = {
    errors,
    async goto(address) {
      await send("POST", "/url", { url: address });
    },
    async back() {
      await send("POST", "/back", {});
    },
    async forward() {
      await send("POST", "/forward", {});
    },
    async reload() {
      await send("POST", "/refresh", {});
    },
    address: async () => (await send("GET", "/url")) as string,
    async evaluate(run, ...args) {
      const script = `const [args, done] = arguments;
        (async () => (${run})(...args))().then((value) => done({ value }), (error) => done({ error: String(error?.stack ?? error) }))`;
      const { value, error } = (await send("POST", "/execute/async", { script, args: [args] })) as {
        value: never;
        error?: string;
      };
      if (error !== undefined) throw new Error(error);
      return value;
    },
    async press(x, y, { with: tool = "left", holding } = {}) {
      const pointer = tool === "finger" ? "touch" : "mouse";
      const button = tool === "middle" ? 1 : 0;
      const at = { type: "pointerMove", duration: 0, x: Math.round(x), y: Math.round(y) };
      if (holding) await act("key", [keyDown(holding)]);
      await act("pointer", [at, { type: "pointerDown", button }, { type: "pointerUp", button }], {
        pointerType: pointer,
      });
      if (holding) await act("key", [keyUp(holding)]);
    },
    async key(name) {
      const keys = keysOf(name);
      await act("key", [...keys.map(keyDown), ...keys.toReversed().map(keyUp)]);
    },
    async type(text) {
      await act(
        "key",
        [...text].flatMap((letter) => [keyDown(letter), keyUp(letter)]),
      );
    },
    async resize({ width, height }) {
      // Adds the height of the toolbar, because the driver sets the size of the window, not of the page.
      const shown = await tab.evaluate(() => innerHeight);
      const { height: whole } = (await send("GET", "/window/rect")) as Size;
      await send("POST", "/window/rect", { width, height: height + whole - shown });
    },
    tabs: async () => ((await send("GET", "/window/handles")) as string[]).length,
    async close() {
      await send("DELETE", "");
    },
  };
  await send("POST", "/timeouts", { script: SCRIPT_PATIENCE });
  await tab.resize(size);
  return tab;
}

/** Starts WebKit. @throws Error if its driver, its browser or a virtual screen cannot be found */
export async function startWebKit(look: Look): Promise<Engine> {
  const { driver, browser, screen: screenProgram } = findWebKit();
  const home = mkdtempSync(join(tmpdir(), "khamsin-webkit-"));
  mkdirSync(join(home, "gtk-3.0"));
  writeFileSync(join(home, "gtk-3.0", "gtk.css"), NARROW_TOOLBAR);
  const { screen, name } = await startScreen(screenProgram);
  const env = {
    ...{ ...process.env, ...ENVIRONMENT, DISPLAY: name, XDG_CONFIG_HOME: home },
    GTK_THEME: look === "dark" ? "Adwaita:dark" : "Adwaita",
  };
  const drivers = new Set<ChildProcess>();
  /** Starts a driver and its browser. Each tab has its own, because a driver allows only one session. */
  const startSession = async () => {
    const port = await freePort();
    const server = spawn(driver, [`--port=${port}`], { stdio: "ignore", env });
    drivers.add(server);
    const root = `http://127.0.0.1:${port}`;
    await answering(root, server);
    const { sessionId } = (await sendTo(root, START_PATIENCE)("POST", "/session", {
      capabilities: {
        alwaysMatch: {
          browserName: "MiniBrowser",
          "webkitgtk:browserOptions": { binary: browser, args: ["--automation"] },
        },
      },
    })) as { sessionId: string };
    return { server, session: `${root}/session/${sessionId}` };
  };
  return {
    async open(size) {
      const { server, session } = await startSession().catch(startSession);
      const tab = await open(sendTo(session), size);
      return {
        ...tab,
        async close() {
          await tab.close();
          server.kill();
          drivers.delete(server);
        },
      };
    },
    async close() {
      for (const server of drivers) server.kill();
      screen.kill();
      rmSync(home, { recursive: true });
    },
  };
}
