'use client';
import { createContext, useContext } from 'react';
import type { LightboxOpenRequest } from '@loggia/hooks/lightboxIntent';
import type { UseLightboxOptions } from '@loggia/hooks/lightbox';
import type { UseLoadMoreOptions } from '@loggia/hooks/loadMore';

/** The props that a gallery passes to its lightbox for `DeepLink`, `ShareMenu` and other parts. */
export interface LightboxGalleryProps {
  /** The request to open an image, from the gallery's `useLightboxIntent`. @default null */
  readonly openRequest?: LightboxOpenRequest | null | undefined;
  /** The id of the gallery in the URL hash, for `DeepLink` and `ShareMenu`. If omitted, there is no deep link. */
  readonly galleryId?: string | undefined;
  /** Called by `LightboxLoadMore` when the user is near the end of a list that is shorter than `total`. */
  readonly onNeedMore?: UseLoadMoreOptions['onNeedMore'];
}

/** The props of the `LightboxRoot` that its parts read. */
export const LightboxRootContext = createContext<
  LightboxGalleryProps & Pick<UseLightboxOptions, 'findThumbnail' | 'intervalMs'>
>({});

export const useLightboxRoot = () => useContext(LightboxRootContext);
