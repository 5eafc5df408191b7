/** When each purpose was agreed to, in milliseconds since 1970. */
export type Grants = ReadonlyMap<string, number>;

export interface ParsedGrants {
  readonly grants: Grants;
  /** It was a list of purposes without dates, as an earlier version kept it. */
  readonly isUndated: boolean;
}

/**
 * What a browser's storage holds of agreements, without those that are older than `lifetimeMs`. Anybody may have written there: what is
 * no agreement counts for none, and one from a future that no clock can mean neither.
 */
export function parseGrants(stored: string | null, now: number, lifetimeMs: number): ParsedGrants {
  const value: unknown = JSON.parse(stored ?? '{}');
  const isUndated = Array.isArray(value);
  const entries = isUndated
    ? value.filter((purpose) => typeof purpose === 'string').map((purpose) => [purpose, now] as const)
    : Object.entries((value ?? {}) as Readonly<Record<string, unknown>>);
  const isKept = (entry: readonly [string, unknown]): entry is [string, number] =>
    typeof entry[1] === 'number' && Math.abs(now - entry[1]) < lifetimeMs;
  return { grants: new Map(entries.filter(isKept)), isUndated };
}
