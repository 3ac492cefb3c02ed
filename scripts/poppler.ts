import { findProgram } from "./provision.ts";

/**
 * Returns the path of pdftotext, with which tests read the text of PDFs. On Debian as root, installs it if it is
 * missing.
 * @throws Error with instructions if there is no pdftotext
 */
export const findPdfToText = (): string =>
  findProgram(
    [process.env.PDFTOTEXT_PATH, "/usr/bin/pdftotext", "/usr/local/bin/pdftotext", "/opt/homebrew/bin/pdftotext"],
    "poppler-utils",
    "The test of the booklet needs pdftotext: install Poppler, or set PDFTOTEXT_PATH to it.",
  );
