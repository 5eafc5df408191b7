'use client';
import { useLayoutEffect } from 'react';
import type { BrowsingHandle } from '@loggia/hooks';

/** Where a choice of tags is taken that was made in the server's list: the kit's own list is no field that could be set. */
export interface TagDesk {
  /** Absent as long as there is no list. */
  choose?: ((tagIds: readonly string[]) => void) | undefined;
}

export interface TagDeskClerkProps {
  readonly desk: TagDesk;
  readonly browsing: BrowsingHandle;
}

/** Mans the desk while the gallery is there. */
export function TagDeskClerk({ desk, browsing }: TagDeskClerkProps) {
  useLayoutEffect(() => {
    desk.choose = (tagIds) => browsing.change({ tagIds, page: 1 }, 'tags');
    return () => {
      desk.choose = undefined;
    };
  });
  return null;
}
