'use client';
import { useLayoutEffect } from 'react';
import type { BrowsingHandle } from '@loggia/hooks/browsing';

type Choose = (tagIds: readonly string[]) => void;

/** Where a choice of tags is taken that was made in the server's list: the kit's own list is no field that could be set. */
export interface TagDesk {
  /** False where nobody takes it. */
  readonly choose: (tagIds: readonly string[]) => boolean;
  /** Takes choices until what it returns is called. */
  readonly serve: (choose: Choose) => () => void;
}

export function createTagDesk(): TagDesk {
  let serving: Choose | undefined;
  return {
    choose(tagIds) {
      serving?.(tagIds);
      return serving !== undefined;
    },
    serve(choose) {
      serving = choose;
      return () => {
        serving = undefined;
      };
    },
  };
}

export interface TagDeskClerkProps {
  readonly desk: TagDesk;
  readonly browsing: BrowsingHandle;
}

/** Mans the desk while the gallery is there. */
export function TagDeskClerk({ desk, browsing }: TagDeskClerkProps) {
  useLayoutEffect(() => {
    desk.serve((tagIds) => browsing.change({ tagIds, page: 1 }, 'tags'));
  });
  return null;
}
