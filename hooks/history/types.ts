import type { UseDeepLinkResult } from '../deepLink/types.ts';
import type { LightboxStatus } from '../lightbox/types.ts';

/** What has an entry: a lightbox, or anything that opens and closes as one does. */
export interface HistoryEntryTarget {
  readonly status: LightboxStatus;
  /** What it shows: Forward opens that again. */
  readonly image: { readonly id: string } | undefined;
  open(imageId: string, options: { readonly reason: 'history' }): void;
  close(reason: 'history'): void;
}

export interface UseHistoryEntryOptions {
  /** The result of `useDeepLink`, where the lightbox has one: an opening from a hash then pushes no entry. */
  readonly deepLink?: UseDeepLinkResult | undefined;
  /** False: Back leaves the page, as if the lightbox were not there. @default true */
  readonly enabled?: boolean | undefined;
}
