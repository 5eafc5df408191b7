import type { LightboxAction, LightboxShortcuts } from './types.ts';

const MIRRORED: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };
const SPACE = [' ', 'Space'];

/** The action that a key stands for, or null. Horizontal arrows mirror in right-to-left text; a blank is also `Space`. */
export function resolveShortcut(
  key: string,
  shortcuts: Partial<LightboxShortcuts>,
  direction: 'ltr' | 'rtl',
): LightboxAction | null {
  const mirrored = direction === 'rtl' ? (MIRRORED[key] ?? key) : key;
  const names = SPACE.includes(mirrored) ? SPACE : [mirrored];
  const entries = Object.entries(shortcuts) as [LightboxAction, readonly string[]][];
  return entries.find(([, keys]) => keys.some((candidate) => names.includes(candidate)))?.[0] ?? null;
}
