import { isRecord } from '../isRecord.ts';

/** Settings as the server writes them to its page and reads them from requests. */
export type WireSettings = Readonly<Record<string, unknown>>;

/** Encodes settings as JSON in base64, ASCII only, because the original script reads one character per byte. */
export function encodeSettings(settings: WireSettings): string {
  const json = JSON.stringify(settings).replaceAll(
    /[^\x20-\x7e]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return Buffer.from(json).toString('base64');
}

/**
 * Decodes a client's settings, in UTF-8 or ASCII; null for anything else. Newer versions also URL-decode them, so an
 * unescaped plus sign is a space.
 */
export function decodeSettings(text: string): WireSettings | null {
  try {
    const value: unknown = JSON.parse(decodeURIComponent(Buffer.from(text, 'base64').toString().replaceAll('+', ' ')));
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}
