/**
 * Words in file names that content blockers match, and their replacements in published files. EasyList, EasyPrivacy and
 * Fanboy's lists block `/cookiebar-`, `/share-button.` and `/hitcounter.` on every site.
 */
const NEUTRAL_WORDS = {
  analytics: 'events',
  banner: 'strip',
  consent: 'choice',
  cookie: 'record',
  hit: 'view',
  hits: 'views',
  popup: 'window',
  popups: 'windows',
  share: 'send',
  social: 'network',
};

const WORD = /[A-Z]?[a-z]+/g;

function neutralWord(word) {
  const neutral = NEUTRAL_WORDS[word.toLowerCase()];
  if (neutral === undefined) return word;
  return /^[A-Z]/.test(word) ? neutral[0].toUpperCase() + neutral.slice(1) : neutral;
}

/**
 * Returns the name of a published file or chunk, without words that content blockers match. Bundlers name an app's
 * chunks after these files, and a blocked chunk leaves the page blank.
 */
export const publishedName = (name) => name.replaceAll(WORD, neutralWord);
