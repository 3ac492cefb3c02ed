/** Tracking parameters, which chats, mail programs and advertisements append to links that pass through them. */

/** Prefixes that analytics programs reserve for their own parameters: utm_source, mtm_campaign, pk_kwd, hsa_acc … */
const PREFIXES = /^(?:utm|mtm|matomo|piwik|pk|hsa)_/;

/**
 * Names that only trackers use, as browsers strip them too. A name that could mean something to a page (`ref`, `si`, `source`) is
 * not among them. Names in lower case: some programs change the case.
 */
const NAMES = new Set(
  [
    // Click ids: Facebook, Google, Microsoft, X, TikTok, LinkedIn, Yandex, Reddit, Snapchat, Pinterest.
    "fbclid gclid gclsrc dclid gbraid wbraid gad_source gad_campaignid srsltid msclkid twclid ttclid li_fat_id",
    "yclid ysclid _openstat rdt_cid sccid epik",
    // Where a link was shared: Instagram, X.
    "igshid igsh ref_src ref_url",
    // Newsletters: Mailchimp, HubSpot, Marketo, Klaviyo, Vero.
    "mc_cid mc_eid _hsenc _hsmi __hssc __hstc __hsfp hsctatracking mkt_tok _ke _kx vero_id vero_conv oly_anon_id oly_enc_id",
    // Google Analytics between two hosts, Branch, Adobe.
    "_ga _gl _gac _branch_match_id s_cid wickedid",
  ].flatMap((line) => line.split(" ")),
);

/** Whether a key of an address is a tracker's. */
export function isTracker(key: string): boolean {
  const name = key.toLowerCase();
  return PREFIXES.test(name) || NAMES.has(name);
}

/** A query string without its tracking parameters. The rest stays to the letter, because a game's link of version 0.9.0 has a checksum. */
export function withoutTrackers(query: string): string {
  const parts = query.replace(/^\?/, "").split("&");
  const own = parts.filter((part) => !isTracker(part.split("=", 1)[0]!));
  if (own.length === parts.length) return query;
  return own.some(Boolean) ? `?${own.join("&")}` : "";
}
