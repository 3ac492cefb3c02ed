/**
 * Removes tracking parameters, such as `fbclid`, from query strings. Chats, mail programs and advertisements add these
 * parameters to links.
 */
import { withoutKeys } from "./without-keys.ts";

/** Prefixes of parameters that analytics programs use: utm_source, mtm_campaign, pk_kwd, hsa_acc … */
const PREFIXES = /^(?:utm|mtm|matomo|piwik|pk|hsa)_/;

/**
 * Parameters that are used only for tracking. Parameters that a page may use itself (`ref`, `si`, `source`) are not
 * included. All names are in lower case, because `isTracker` ignores case.
 */
const NAMES = new Set(
  [
    // Click ids of Facebook, Google, Microsoft, X, TikTok, LinkedIn, Yandex, Reddit, Snapchat and Pinterest.
    "fbclid gclid gclsrc dclid gbraid wbraid gad_source gad_campaignid srsltid msclkid twclid ttclid li_fat_id",
    "yclid ysclid _openstat rdt_cid sccid epik",
    // Links shared from Instagram and X.
    "igshid igsh ref_src ref_url",
    // Links in newsletters of Mailchimp, HubSpot, Marketo, Klaviyo and Vero.
    "mc_cid mc_eid _hsenc _hsmi __hssc __hstc __hsfp hsctatracking mkt_tok _ke _kx vero_id vero_conv oly_anon_id oly_enc_id",
    // Others: Google Analytics (links between sites), Branch, Adobe.
    "_ga _gl _gac _branch_match_id s_cid wickedid",
  ].flatMap((line) => line.split(" ")),
);

/** Returns whether a key of a query string is a tracking parameter. */
export function isTracker(key: string): boolean {
  const name = key.toLowerCase();
  return PREFIXES.test(name) || NAMES.has(name);
}

/** Removes tracking parameters from a query string. */
export const withoutTrackers = (query: string): string => withoutKeys(query, isTracker);
