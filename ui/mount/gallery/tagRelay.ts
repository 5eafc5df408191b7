'use client';
import { useLayoutEffect } from 'react';
import type { BrowsingHandle } from '@loggia/hooks/browsing';

type Choose = (tagIds: readonly string[]) => void;

/** Relays a choice of tags that was made in the server's list to the gallery: the kit's own list is no field that could be set. */
export interface TagRelay {
  /** Returns false where nobody receives it. */
  readonly choose: (tagIds: readonly string[]) => boolean;
  /** Receives choices. Returns the function that ends it. */
  readonly subscribe: (choose: Choose) => () => void;
}

export function createTagRelay(): TagRelay {
  let receiver: Choose | undefined;
  return {
    choose(tagIds) {
      receiver?.(tagIds);
      return receiver !== undefined;
    },
    subscribe(choose) {
      receiver = choose;
      return () => {
        receiver = undefined;
      };
    },
  };
}

export interface TagRelayReceiverProps {
  readonly relay: TagRelay;
  readonly browsing: BrowsingHandle;
}

/** Receives the choices while the gallery is there. */
export function TagRelayReceiver({ relay, browsing }: TagRelayReceiverProps) {
  useLayoutEffect(() => {
    relay.subscribe((tagIds) => browsing.change({ tagIds, page: 1 }, 'tags'));
  });
  return null;
}
