import { fillLabel } from '../shared/fillLabel.ts';
import type { BrowsingLabels } from './labels.ts';

/** Numbers of images before and after more of them came. */
export interface Growth {
  readonly before: number;
  readonly count: number;
  readonly page: number;
  /** There was more to ask for than is shown. */
  readonly hadMore: boolean;
}

/** What a gallery has become. Another search shows other images: that is no growth. */
export function grow(
  growth: Growth,
  { count, page, hasMore }: Omit<Growth, 'before' | 'hadMore'> & { readonly hasMore: boolean },
): Growth {
  if (count !== growth.count || page !== growth.page) {
    return { before: page > growth.page ? growth.count : count, count, page, hadMore: hasMore };
  }
  return hasMore && !growth.hadMore ? { ...growth, hadMore: true } : growth;
}

/** What to say of it: '' where nothing has grown. */
export function appendedAnnouncement({ before, count }: Growth, labels: BrowsingLabels): string {
  return before > 0 && count > before ? fillLabel(labels.loadedMore, { added: count - before, count }) : '';
}
