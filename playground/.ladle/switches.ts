import { useSyncExternalStore } from 'react';
import { network } from '../stories/shared/network.ts';
import { simulateReducedMotion } from '../stories/shared/reducedMotion.ts';

/** The values of each switch. The first one is the default, as on a page outside the workshop. */
export const SWITCHES = {
  motion: ['system', 'reduced'],
  text: ['100', '150', '200'],
  network: ['fast', 'slow'],
  requests: ['answered', 'failing'],
} as const;

export type SwitchName = keyof typeof SWITCHES;
export type Switches = { readonly [Name in SwitchName]: (typeof SWITCHES)[Name][number] };

const STORAGE_KEY = 'loggia.workshop';
const NAMES = Object.keys(SWITCHES) as SwitchName[];
const listeners = new Set<() => void>();

const withResponse = (known: Switches, name: SwitchName, value: string | null): Switches =>
  SWITCHES[name].some((one) => one === value) ? { ...known, [name]: value } : known;

/** The URL takes precedence over this tab's stored values, so that a link shows what its sender saw. */
function readSwitches(): Switches {
  const address = new URLSearchParams(location.search);
  const kept = new URLSearchParams(sessionStorage.getItem(STORAGE_KEY) ?? '');
  const initial: Switches = { motion: 'system', text: '100', network: 'fast', requests: 'answered' };
  return NAMES.reduce((known, name) => withResponse(known, name, address.get(name) ?? kept.get(name)), initial);
}

let switches = readSwitches();
let endReducedMotion: (() => void) | undefined;

/** Applies text size and motion to a page: the workshop's, or one in a frame. */
export function applyToPage(page: Document, { text, motion }: Switches): void {
  page.documentElement.style.fontSize = text === '100' ? '' : `${text}%`;
  endReducedMotion?.();
  endReducedMotion = motion === 'reduced' ? simulateReducedMotion(page) : undefined;
}

function apply(): void {
  network.set({ isSlow: switches.network === 'slow', fails: switches.requests === 'failing' });
  applyToPage(document, switches);
}

apply();

export function setSwitch(name: SwitchName, value: string): void {
  switches = withResponse(switches, name, value);
  sessionStorage.setItem(STORAGE_KEY, new URLSearchParams(Object.entries(switches)).toString());
  const address = new URL(location.href);
  address.searchParams.set(name, value);
  history.replaceState(history.state, '', address);
  apply();
  for (const listener of listeners) listener();
}

/** Returns the current switches. */
export function useSwitches(): Switches {
  return useSyncExternalStore(
    (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    () => switches,
  );
}
