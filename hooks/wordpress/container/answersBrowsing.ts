import type { BrowsingState } from '../../browsing/browsingState.ts';
import { isShuffled } from '../isShuffled.ts';
import type { WordPressGallery } from '../readGalleryContainer.ts';
import type { ContainerBrowsing } from './types.ts';

/**
 * Whether the images that a server rendered are those that the address asks for. A page cache may not know the query; a site that
 * does not load pages anew heeds neither order nor tags (contracts.md 3.2); and a random order without a seed cannot be gone on with.
 */
export function answersBrowsing(
  { initialPage, lightboxUrl, randomSeed }: WordPressGallery,
  { shown }: Pick<ContainerBrowsing, 'shown'>,
  asked: BrowsingState,
): boolean {
  const hasOrder = asked.sort === '' || asked.sort === shown.sort;
  const hasTags = asked.tagIds.length === shown.tagIds.length && asked.tagIds.every((id) => shown.tagIds.includes(id));
  const isRandom = asked.sort === 'random' || (asked.sort === '' && isShuffled(lightboxUrl));
  const hasSeed = !isRandom || (Boolean(randomSeed) && (asked.randomSeed === '' || asked.randomSeed === randomSeed));
  return initialPage.page === asked.page && shown.search === asked.search && hasOrder && hasTags && hasSeed;
}
