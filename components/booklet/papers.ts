/**
 * The paper choices by their value in the URL: `?paper=en`. `view`: the printed languages. `size`: the CSS page size.
 */
export const PAPERS = {
  en: { view: "en", size: "148mm 210mm" },
  ja: { view: "ja", size: "148mm 210mm" },
  a4: { view: "both", size: "210mm 297mm" },
  letter: { view: "both", size: "8.5in 11in" },
} as const;
