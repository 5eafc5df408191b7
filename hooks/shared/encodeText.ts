/** Half a character, which cannot be written into an address. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** A text as a part of an address. Never throws. */
export const encodeText = (text: string): string => encodeURIComponent(text.replaceAll(LONE_SURROGATE, '\uFFFD'));
