'use client';
import type { ComponentType } from 'react';
import type { UseGalleryResult } from '@loggia/hooks';
import { PageFollower } from '../browsing/PageFollower.tsx';

export type FollowedGallery = Pick<UseGalleryResult, 'status' | 'page' | 'images' | 'failure' | 'containerRef'>;

export type FollowerComponent = ComponentType<{ readonly gallery: FollowedGallery }>;

/** Hands over what goes along with a gallery from the page that it shows while it is asked for another one. */
export function followFrom(before: FollowedGallery, show: (create: () => FollowerComponent) => void): void {
  // "Try again" was pressed, and has gone.
  const isLost = (now: FollowedGallery) => before.failure !== null && now.failure === null;
  show(() => ({ gallery }) => (
    <PageFollower gallery={gallery} scroll={{ before }} focus={{ isLost: isLost(gallery) }} />
  ));
}
