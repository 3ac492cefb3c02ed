import { globSync } from "node:fs";
import { findProgram } from "./provision.ts";

/**
 * Returns the paths of WebKitGTK's driver, of its browser and of a virtual screen for the browser tests. `findProgram`
 * installs missing programs.
 *
 * @throws Error that says what to do
 */
export function findWebKit(): { driver: string; browser: string; screen: string } {
  const hint =
    "The browser tests need WebKitGTK's driver and Xvfb, which Linux has (Debian: webkit2gtk-driver, xvfb). BROWSERS=chromium,firefox leaves WebKit out.";
  const driver = findProgram([process.env.WEBKIT_DRIVER_PATH, "/usr/bin/WebKitWebDriver"], "webkit2gtk-driver", hint);
  const browsers = globSync("/usr/{lib,libexec}/{*/,}webkit2gtk-4.*/MiniBrowser");
  const browser = findProgram([process.env.MINIBROWSER_PATH, ...browsers], "webkit2gtk-driver", hint);
  const screen = findProgram(["/usr/bin/Xvfb"], "xvfb", hint);
  return { driver, browser, screen };
}
