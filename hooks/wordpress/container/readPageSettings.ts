import { toFlag } from '../toFlag.ts';

/** What the page says to all of its galleries. */
export interface PageSettings {
  /** The site loads the page anew for each page, order, search and tag. */
  readonly reloads: boolean;
  /** Texts in the language of the site, by the plugin's names for them. */
  readonly texts: Readonly<Record<string, string>>;
}

const ASSIGNMENT = /\bbwg_objectsL10n\s*=\s*(?=\{)/;

/** The object that a script assigns, as JSON: up to the brace that ends its line or the script. */
function readAssignment(script: string): unknown {
  const found = ASSIGNMENT.exec(script);
  if (!found) return undefined;
  const start = found.index + found[0].length;
  for (let end = script.indexOf('}', start); end >= 0; end = script.indexOf('}', end + 1)) {
    try {
      return JSON.parse(script.slice(start, end + 1));
    } catch {
      // A brace within a text.
    }
  }
  return undefined;
}

/** Reads the plugin's page object out of the page's own scripts, whether or not the page's policy lets them run. */
export function readPageSettings(document: Document): PageSettings {
  for (const script of document.scripts) {
    const value = script.src ? undefined : readAssignment(script.textContent ?? '');
    if (typeof value === 'object' && value !== null) {
      const entries = Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
      const texts = Object.fromEntries(entries);
      // The name is the wrong way round (contracts.md 3.2).
      return { reloads: toFlag(texts['front_ajax']) === true, texts };
    }
  }
  return { reloads: false, texts: {} };
}
