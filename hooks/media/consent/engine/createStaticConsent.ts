import type { ConsentSource } from '../../../data/backend/ConsentSource.ts';
import { isRecord } from '../../../core/shared/foreignValues.ts';
import { CONSENT_LIFETIME_DAYS, CONSENT_STORAGE_KEY, MS_PER_DAY } from '../constants.ts';

export interface StaticConsentOptions {
  /** How long consent is stored, in days. @default 365 */
  readonly days?: number | undefined;
}

/** Stores the grants. Returns whether storing them succeeded. */
function write(grants: Grants): boolean {
  try {
    if (grants.size === 0) localStorage.removeItem(CONSENT_STORAGE_KEY);
    else localStorage.setItem(CONSENT_STORAGE_KEY, JSON.stringify(Object.fromEntries(grants)));
    return true;
  } catch {
    return false;
  }
}

/** Reads the stored grants that haven't expired. */
function read(lifetimeMs: number): Grants {
  try {
    const { grants, isUndated } = parseGrants(localStorage.getItem(CONSENT_STORAGE_KEY), Date.now(), lifetimeMs);
    // An earlier version of Loggia stored no dates. The lifetime of grants without a date starts now.
    if (isUndated) write(grants);
    return grants;
  } catch {
    return new Map();
  }
}

/** A consent source whose stored consent can be withdrawn. */
export interface StaticConsent extends ConsentSource {
  /** Withdraws all consent. */
  withdraw(): void;
}

/**
 * Creates a consent source that uses the browser's local storage, for sites without a consent manager. Create it once
 * per page. Changes apply to all open tabs.
 */
export function createStaticConsent({ days = CONSENT_LIFETIME_DAYS }: StaticConsentOptions = {}): StaticConsent {
  const listeners = new Set<() => void>();
  // If storage is blocked, consent lasts until the page is closed.
  let unsaved: Grants | undefined;
  const granted = () => unsaved ?? read(days * MS_PER_DAY);
  const change = (grants: Grants): void => {
    unsaved = write(grants) ? undefined : grants;
    for (const listener of listeners) listener();
  };
  return {
    has: (purpose) => granted().has(purpose),
    grant: (purpose) => change(new Map(granted()).set(purpose, Date.now())),
    withdraw: () => change(new Map()),
    subscribe(onChange) {
      listeners.add(onChange);
      window.addEventListener('storage', onChange);
      return () => {
        listeners.delete(onChange);
        window.removeEventListener('storage', onChange);
      };
    },
  };
}

/** The time at which each purpose was granted, in milliseconds since 1970. */
type Grants = ReadonlyMap<string, number>;

interface ParsedGrants {
  readonly grants: Grants;
  /** Whether the purposes were stored without dates, as they were by an earlier version of Loggia. */
  readonly isUndated: boolean;
}

/**
 * Parses stored grants, dropping those older than `lifetimeMs`. Any script can write to local storage, so invalid
 * entries and dates too far in the future are ignored.
 */
function parseGrants(stored: string | null, now: number, lifetimeMs: number): ParsedGrants {
  const value: unknown = JSON.parse(stored ?? '{}');
  const isUndated = Array.isArray(value);
  const entries = isUndated
    ? value.filter((purpose) => typeof purpose === 'string').map((purpose) => [purpose, now] as const)
    : Object.entries(isRecord(value) ? value : {});
  const isCurrent = (entry: readonly [string, unknown]): entry is [string, number] =>
    typeof entry[1] === 'number' && Math.abs(now - entry[1]) < lifetimeMs;
  return { grants: new Map(entries.filter(isCurrent)), isUndated };
}
