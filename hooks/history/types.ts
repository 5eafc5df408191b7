import type { UseDeepLinkResult } from '../deepLink/types.ts';

export interface UseHistoryEntryOptions {
  /** The result of `useDeepLink`, where the lightbox has one: an opening from a hash then pushes no entry. */
  readonly deepLink?: UseDeepLinkResult | undefined;
  /** False: Back leaves the page, as if the lightbox were not there. @default true */
  readonly enabled?: boolean | undefined;
}
