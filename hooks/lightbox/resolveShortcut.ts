import type { LightboxShortcuts } from './types.ts';

const MIRRORED: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** One spelling for a key: the blank has a name, and a letter is the same with Shift or Caps Lock. */
const spell = (key: string): string => (key === ' ' ? 'Space' : key.length === 1 ? key.toLowerCase() : key);

/** The action that a key stands for, or null. Horizontal arrows mirror in right-to-left text. */
export function resolveShortcut(
  key: string,
  shortcuts: Partial<LightboxShortcuts>,
  direction: 'ltr' | 'rtl',
): string | null {
  const mirrored = direction === 'rtl' ? (MIRRORED[key] ?? key) : key;
  const name = spell(mirrored);
  const isMeant = (keys: readonly string[] | undefined) => keys?.some((candidate) => spell(candidate) === name);
  return Object.entries(shortcuts).find(([, keys]) => isMeant(keys))?.[0] ?? null;
}
