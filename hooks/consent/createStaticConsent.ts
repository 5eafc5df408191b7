import type { ConsentSource } from '../backend/ConsentSource.ts';
import { CONSENT_STORAGE_KEY } from './constants.ts';

function read(): ReadonlySet<string> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(CONSENT_STORAGE_KEY) ?? '[]');
    return new Set(Array.isArray(stored) ? stored.filter((purpose) => typeof purpose === 'string') : []);
  } catch {
    return new Set();
  }
}

/** Whether the browser has kept it. */
function write(purposes: ReadonlySet<string>): boolean {
  try {
    localStorage.setItem(CONSENT_STORAGE_KEY, JSON.stringify([...purposes]));
    return true;
  } catch {
    return false;
  }
}

/** A consent source whose agreements can be taken back. */
export interface StaticConsent extends ConsentSource {
  /** Takes back everything that was agreed to. */
  withdraw(): void;
}

/**
 * Consent that the visitor's own browser keeps, for a site without a consent manager. Create it once for a page. What is agreed to, or
 * taken back, in one tab is so in all.
 */
export function createStaticConsent(): StaticConsent {
  const listeners = new Set<() => void>();
  // In a browser that keeps nothing an agreement lasts as long as the page.
  let unkept: ReadonlySet<string> | undefined;
  const granted = () => unkept ?? read();
  const change = (purposes: ReadonlySet<string>): void => {
    unkept = write(purposes) ? undefined : purposes;
    for (const listener of listeners) listener();
  };
  return {
    has: (purpose) => granted().has(purpose),
    grant: (purpose) => change(new Set(granted()).add(purpose)),
    withdraw: () => change(new Set()),
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
