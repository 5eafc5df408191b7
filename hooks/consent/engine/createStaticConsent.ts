import type { ConsentSource } from '../../backend/ConsentSource.ts';
import { isRecord } from '../../shared/foreignValues.ts';
import { CONSENT_LIFETIME_DAYS, CONSENT_STORAGE_KEY, MS_PER_DAY } from '../constants.ts';

export interface StaticConsentOptions {
  /** The lifetime of consent, in days. @default 365 */
  readonly days?: number | undefined;
}

/** Stores the grants. Returns whether the browser has kept them. */
function write(grants: Grants): boolean {
  try {
    if (grants.size === 0) localStorage.removeItem(CONSENT_STORAGE_KEY);
    else localStorage.setItem(CONSENT_STORAGE_KEY, JSON.stringify(Object.fromEntries(grants)));
    return true;
  } catch {
    return false;
  }
}

/** Reads the stored grants, without those that have expired. */
function read(lifetimeMs: number): Grants {
  try {
    const { grants, isUndated } = parseGrants(localStorage.getItem(CONSENT_STORAGE_KEY), Date.now(), lifetimeMs);
    // Written by an earlier version without dates, so the lifetime begins now.
    if (isUndated) write(grants);
    return grants;
  } catch {
    return new Map();
  }
}

/** A consent source that can withdraw its grants. */
export interface StaticConsent extends ConsentSource {
  /** Withdraws all consent. */
  withdraw(): void;
}

/**
 * Creates a consent source in the visitor's browser, for a site without a consent manager. Create it once for a page. A change in one tab
 * applies to all.
 */
export function createStaticConsent({ days = CONSENT_LIFETIME_DAYS }: StaticConsentOptions = {}): StaticConsent {
  const listeners = new Set<() => void>();
  // In a browser that keeps nothing an agreement lasts as long as the page.
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
  /** Whether it was a list of purposes without dates, as an earlier version stored it. */
  readonly isUndated: boolean;
}

/**
 * Parses the grants in a browser's storage, without those older than `lifetimeMs`. Any script may have written there, so entries that are no
 * grants are ignored, and so are dates too far in the future.
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
