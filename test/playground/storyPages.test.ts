import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CAPABILITIES, documentOf } from '../../playground/stories/shared/capabilities.ts';
import { docsPage } from '../../playground/tools/docsPlugin.mjs';
import { readOptions } from '../../playground/tools/options/readOptions.mjs';

const FOLDER = 'playground/stories';
/** Story files that don't belong to a capability: the overview, the error catalog, and the shared notice. */
const OTHERS = ['errors', 'notice', 'overview'];

const files = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.stories.tsx'))
  .map((name) => name.slice(0, -'.stories.tsx'.length));

const read = (file: string) => readFileSync(`${FOLDER}/${file}.stories.tsx`, 'utf8');

describe('the workshop overview', () => {
  test('lists every story file', () => {
    const named = CAPABILITIES.map(({ file }) => file);
    expect([...named, ...OTHERS].sort()).toEqual([...files].sort());
  });

  test.each(CAPABILITIES)('has an all-parts story, docs and an image for $title', (capability) => {
    const { title, file } = capability;
    expect(read(file)).toContain(`export default { title: '${title}' }`);
    expect(read(file)).toContain(`export const AllParts = allParts('${title}', `);
    expect(readFileSync(`docs/${documentOf(capability)}.md`, 'utf8')).toContain(
      `(../playground/stories/${file}.stories.tsx)`,
    );
    expect(existsSync(`${FOLDER}/pictures/${file}.webp`)).toBe(true);
  });
});

/** The situations of the error catalog. */
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

test('the error catalog has a story for every error', () => {
  const stories = [...read('errors').matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
  expect(stories).toEqual(SITUATIONS);
});

describe('option tables', () => {
  const tables = readOptions(`${process.cwd()}/`);

  test('contain the name, type, default and description from the source types', () => {
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

  test.each(CAPABILITIES)('contain the options for $title', ({ folder, types }) => {
    const names = (tables[folder] ?? []).map(({ name }) => name);
    expect(names.length).toBeGreaterThan(0);
    for (const type of types ?? []) expect(names).toContain(type);
  });
});

test('a docs page links to other docs pages and to its stories', () => {
  const page = docsPage(
    'Zoom',
    'See [swipe](swipe.md#keys), [Stories](../playground/stories/rest.stories.tsx), `<b>`.',
  );
  expect(page).toContain('<a href="swipe.html#keys">swipe</a>');
  expect(page).toContain('<a href="../?story=requests--all-parts">Stories</a>');
  expect(page).toContain('`&lt;b&gt;`');
});
