import type { ConsentSource } from '../backend/ConsentSource.ts';
import { CONSENT_STORAGE_KEY } from './constants.ts';

function read(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(CONSENT_STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((purpose) => typeof purpose === 'string') : [];
  } catch {
    return [];
  }
}

function write(purposes: ReadonlySet<string>): void {
  try {
    localStorage.setItem(CONSENT_STORAGE_KEY, JSON.stringify([...purposes]));
  } catch {
    // A browser that keeps nothing: the agreement lasts as long as the page.
  }
}

/** A consent source whose agreements can be taken back. */
export interface StaticConsent extends ConsentSource {
  /** Takes back everything that was agreed to. */
  withdraw(): void;
}

/** Consent that the visitor's own browser keeps, for a site without a consent manager. Create it once for a page. */
export function createStaticConsent(): StaticConsent {
  const listeners = new Set<() => void>();
  let granted: Set<string> | undefined;
  const load = () => (granted ??= new Set(read()));
  const change = (purposes: Set<string>): void => {
    granted = purposes;
    write(purposes);
    for (const listener of listeners) listener();
  };
  return {
    has: (purpose) => load().has(purpose),
    grant: (purpose) => change(load().add(purpose)),
    withdraw: () => change(new Set()),
    subscribe(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
  };
}
