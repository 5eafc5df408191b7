import { LONGEST_PLAYER_MESSAGE } from './constants.ts';
import type { PlayerMessage } from './types.ts';

const toMessage = (value: unknown): PlayerMessage | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as PlayerMessage) : null;

/** A message as a map of names and values. Players send objects, JSON, or a query string; whatever else comes is null. */
export function parsePlayerMessage(data: unknown): PlayerMessage | null {
  if (typeof data !== 'string') return toMessage(data);
  if (data.length > LONGEST_PLAYER_MESSAGE) return null;
  if (!data.startsWith('{')) return data.includes('=') ? Object.fromEntries(new URLSearchParams(data)) : null;
  try {
    return toMessage(JSON.parse(data));
  } catch {
    return null;
  }
}
