import { describe, expect, test } from 'vitest';
import { readContainer, readPlaylistContainer, readControlSide } from '@loggia/hooks/wordpress';
import { galleryContainer } from '../../../fixtures/wordpress/galleryMarkup.ts';

const show = (markup: string) => {
  document.body.innerHTML = markup;
  return document.body.firstElementChild ?? expect.unreachable('no container');
};
const links = '<a class="next-page">next</a>';
const items = [{ id: '1' }, { id: '2' }];

describe('the pager position', () => {
  test.each(['above', 'below', 'both'] as const)('is read for a gallery: %s', (pagerPosition) => {
    const element = show(galleryContainer({ items, pageCount: 3, pageLinks: links, pagerPosition }));
    expect(readContainer(element)).toMatchObject({ browsing: { paging: 'numbers', pagerPosition } });
  });

  test('is read for the page link the user clicked', () => {
    const element = show(galleryContainer({ items, pageCount: 3, pageLinks: links, pagerPosition: 'both' }));
    const sides = [...element.querySelectorAll('.next-page')].map(readControlSide);
    expect(sides).toEqual(['above', 'below']);
  });

  test.each([
    ['above', ['top'], []],
    ['below', [], ['bottom']],
    ['both', ['top'], ['bottom']],
    ['below', [], []],
  ] as const)('is %s for a playlist with pagers at %j and %j', (pagerPosition, top, bottom) => {
    const pager = (side: string) => `<div class="yotu-pagination yotu-pagination-${side}"></div>`;
    const element = show(
      `<div class="yotu-playlist" data-settings="${btoa('{}')}">${top.map(pager).join('')}` +
        `<div class="yotu-videos"></div>${bottom.map(pager).join('')}</div>`,
    );
    expect(readPlaylistContainer(element).options.pagerPosition).toBe(pagerPosition);
  });
});
