// In its own file, because the mount script needs it on every page.

/** Half of a surrogate pair, which cannot be encoded in a URL. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** Encodes text for use in a URL. Never throws. */
export const encodeText = (text: string): string => encodeURIComponent(text.replaceAll(LONE_SURROGATE, '\uFFFD'));
