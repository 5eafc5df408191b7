import { attributeOf } from './markup.ts';

/** A script that an optimizer has written into an address: still the page's own text. */
const DATA_ADDRESS = /^data:(?:text|application)\/(?:x-)?(?:java|ecma)script(?:;charset=[\w-]+)?(;base64)?,/i;

/** Data, or markup for later: a browser runs nothing of such a type, and no optimizer gives it to a script. */
const DATA_TYPE = /json|html|xml|css|te?mpl|handlebars|mustache|importmap|speculationrules|shader|markdown|math\//i;

function dataText(address: string): string {
  const found = DATA_ADDRESS.exec(address);
  if (!found) return '';
  const data = address.slice(found[0].length);
  try {
    if (!found[1]) return decodeURIComponent(data);
    return new TextDecoder().decode(Uint8Array.from(atob(data), (character) => character.charCodeAt(0)));
  } catch {
    return '';
  }
}

/**
 * The texts of the scripts that stand in a page itself, whether or not its policy lets them run, and whatever an optimizer has made of
 * their type and place; not of its blocks of data. Each is foreign text: to be read, never run.
 */
export function* pageScripts(page: ParentNode): Generator<string> {
  for (const script of page.querySelectorAll('script')) {
    if (DATA_TYPE.test(attributeOf(script, 'type'))) continue;
    const source = attributeOf(script, 'src') || attributeOf(script, 'data-src');
    yield source ? dataText(source) : script.textContent;
  }
}
