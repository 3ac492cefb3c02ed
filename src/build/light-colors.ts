/**
 * The colors of the light theme in src/styles/base.css, for preview cards and EPUBs, where that file does not apply.
 */
export const LIGHT = {
  paper: "#faf5ea",
  panel: "#f1e9d8",
  line: "#e5d8bd",
  ink: "#2a2319",
  muted: "#6a5c46",
  accent: "#94370f",
  sun: "#f3dca0",
};
