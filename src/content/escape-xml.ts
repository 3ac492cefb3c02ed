/** Escapes a text for the content of an XML element. */
export const escapeXml = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
