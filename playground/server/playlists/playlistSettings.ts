import { isRecord } from '../isRecord.ts';

/** Settings as the server writes them into its page and reads them back. */
export type WireSettings = Readonly<Record<string, unknown>>;

/** JSON in base64. All of it is ASCII, because the original script reads a letter from each byte. */
export function encodeSettings(settings: WireSettings): string {
  const json = JSON.stringify(settings).replaceAll(
    /[^\x20-\x7e]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return Buffer.from(json).toString('base64');
}

/**
 * Decodes a client's settings, in UTF-8 or ASCII; null for anything else. Newer versions also decode them as part of an address, where
 * an unescaped plus sign is a space.
 */
export function decodeSettings(text: string): WireSettings | null {
  try {
    const value: unknown = JSON.parse(decodeURIComponent(Buffer.from(text, 'base64').toString().replaceAll('+', ' ')));
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}
