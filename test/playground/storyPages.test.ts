import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CAPABILITIES, documentOf } from '../../playground/stories/shared/capabilities.ts';
import { docsPage } from '../../playground/tools/docsPlugin.mjs';
import { readOptions } from '../../playground/tools/options/readOptions.mjs';

const FOLDER = 'playground/stories';
/** The contact sheet, the catalogue, and the block that tells of a state, which several capabilities show, belong to none. */
const OTHERS = ['errors', 'notice', 'overview'];

const files = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.stories.tsx'))
  .map((name) => name.slice(0, -'.stories.tsx'.length));

const read = (file: string) => readFileSync(`${FOLDER}/${file}.stories.tsx`, 'utf8');

describe('the overview of the workshop', () => {
  test('has every file of stories', () => {
    const named = CAPABILITIES.map(({ file }) => file);
    expect([...named, ...OTHERS].sort()).toEqual([...files].sort());
  });

  test.each(CAPABILITIES)('leads to all parts of $title and to its words, and has a picture', (capability) => {
    const { title, file } = capability;
    expect(read(file)).toContain(`export default { title: '${title}' }`);
    expect(read(file)).toContain(`export const AllParts = allParts('${title}', `);
    expect(readFileSync(`docs/${documentOf(capability)}.md`, 'utf8')).toContain(
      `(../playground/stories/${file}.stories.tsx)`,
    );
    expect(existsSync(`${FOLDER}/pictures/${file}.webp`)).toBe(true);
  });
});

/** The situations of the error catalogue. */
const SITUATIONS = [
  'LightboxImageFailsToLoad',
  'BasicRequestObjectMissing',
  'PhotoSharingResponseEmpty',
  'ResponseLacksTheDelimiters',
  'ResponseStartsWithError',
  'ParsedResponseEmpty',
  'CommentErrors',
  'CartWithoutAnItem',
  'CartWithoutACount',
  'CartWithoutASection',
  'RatingHints',
  'RequestInvalidJson',
  'RequestUnknownError',
  'RequestFetchError',
  'RequestPostProcess',
  'RequestInvalidNonce',
  'PlaylistPaging403',
  'PlaylistPaging404',
  'PlaylistPaging500',
  'PlaylistPaging504',
  'ContactFormRequestFailure',
  'MasonryThumbnailFailsToLoad',
  'JustifiedThumbnailFailsToLoad',
  'GalleryContainerContainsAnErrorBlock',
  'DropdownSelectBadProgrammaticUse',
  'CustomScrollbarMissingMethod',
];

test('the error catalogue has a story for each situation', () => {
  const stories = [...read('errors').matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
  expect(stories).toEqual(SITUATIONS);
});

describe('the tables of options', () => {
  const tables = readOptions(`${process.cwd()}/`);

  test('say the name, type, default and meaning of an option, as its type and its doc comment have them', () => {
    const options = tables['carousel']?.find(({ name }) => name === 'UseCarouselOptions')?.options;
    expect(options?.find(({ name }) => name === 'durationMs')).toEqual({
      name: 'durationMs',
      type: 'number',
      default: '300',
      text: expect.stringMatching(/in milliseconds\.$/),
      isRequired: false,
    });
    expect(options?.find(({ name }) => name === 'count')).toMatchObject({ isRequired: true });
  });

  test.each(CAPABILITIES)('has some of $title', ({ folder, types }) => {
    const names = (tables[folder] ?? []).map(({ name }) => name);
    expect(names.length).toBeGreaterThan(0);
    for (const type of types ?? []) expect(names).toContain(type);
  });
});

test('a page of the docs leads to others, and to its stories', () => {
  const page = docsPage(
    'Zoom',
    'See [swipe](swipe.md#keys), [Stories](../playground/stories/rest.stories.tsx), `<b>`.',
  );
  expect(page).toContain('<a href="swipe.html#keys">swipe</a>');
  expect(page).toContain('<a href="../?story=requests--all-parts">Stories</a>');
  expect(page).toContain('`&lt;b&gt;`');
});
