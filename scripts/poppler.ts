import { findProgram } from "./provision.ts";

/**
 * Returns the path of Poppler's pdftotext, which reads the text of printed pages. @throws Error that says what to do
 */
export const findPdfToText = (): string =>
  findProgram(
    [process.env.PDFTOTEXT_PATH, "/usr/bin/pdftotext", "/usr/local/bin/pdftotext", "/opt/homebrew/bin/pdftotext"],
    "poppler-utils",
    "The test of the booklet needs pdftotext: install Poppler, or set PDFTOTEXT_PATH to it.",
  );
