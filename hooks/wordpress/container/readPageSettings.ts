import { readPageObject } from '../readPageObject.ts';
import { toFlag } from '../toFlag.ts';

/** What the page says to all of its galleries. */
export interface PageSettings {
  /** The site loads the page anew for each page, order, search and tag. */
  readonly reloads: boolean;
  /** Texts in the language of the site, by the plugin's names for them. */
  readonly texts: Readonly<Record<string, string>>;
}

/** Reads the plugin's page object out of the page's own scripts, whether or not the page's policy lets them run. */
export function readPageSettings(document: Document): PageSettings {
  const entries = Object.entries(readPageObject(document, 'bwg_objectsL10n'));
  const texts = Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  // The name is the wrong way round (contracts.md 3.2).
  return { reloads: toFlag(texts['front_ajax']) === true, texts };
}
