import { assignedValues } from '../assignedValues.ts';
import { pageScripts } from '../pageScripts.ts';
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
  for (const script of pageScripts(document)) {
    for (const { value } of assignedValues(script, 'bwg_objectsL10n')) {
      if (typeof value !== 'object' || value === null) continue;
      const entries = Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
      const texts = Object.fromEntries(entries);
      // The name is the wrong way round (contracts.md 3.2).
      return { reloads: toFlag(texts['front_ajax']) === true, texts };
    }
  }
  return { reloads: false, texts: {} };
}
