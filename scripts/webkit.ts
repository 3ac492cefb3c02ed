import { globSync } from "node:fs";
import { findProgram } from "./provision.ts";

/**
 * Returns the paths of three programs for tests in WebKit: WebKitGTK's driver, its browser, and a virtual screen. On
 * Debian as root, installs those that are missing.
 *
 * @throws Error with instructions if one is missing
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
