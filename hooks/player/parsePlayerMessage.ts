import { LONGEST_PLAYER_MESSAGE } from './constants.ts';

type Message = Readonly<Record<string, unknown>>;

const toMessage = (value: unknown): Message | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Message) : null;

/** A message as a map of names and values. Players send objects, JSON, or a query string; whatever else comes is null. */
export function parsePlayerMessage(data: unknown): Message | null {
  if (typeof data !== 'string') return toMessage(data);
  if (data.length > LONGEST_PLAYER_MESSAGE) return null;
  if (!data.startsWith('{')) return data.includes('=') ? Object.fromEntries(new URLSearchParams(data)) : null;
  try {
    return toMessage(JSON.parse(data));
  } catch {
    return null;
  }
}
