/** The booklet's papers: the value of `paper` in the URL, the languages shown, and the size in CSS. */
export const PAPERS = {
  en: { view: "en", size: "148mm 210mm" },
  ja: { view: "ja", size: "148mm 210mm" },
  a4: { view: "both", size: "210mm 297mm" },
  letter: { view: "both", size: "8.5in 11in" },
} as const;
