import { PROVIDER_NAMES } from '../embed/labels.ts';

const NAMES: Readonly<Record<string, string>> = PROVIDER_NAMES;

/** What a provider calls itself. One that we do not know is called as its player names it. */
export function providerName(provider: string): string {
  return Object.hasOwn(NAMES, provider) ? (NAMES[provider] ?? provider) : provider;
}
