'use client';
import type { ComponentType } from 'react';
import type { UseGalleryResult } from '@loggia/hooks';
import { PageFollower } from '../browsing/PageFollower.tsx';

export type FollowedGallery = Pick<UseGalleryResult, 'status' | 'page' | 'images' | 'containerRef'>;

export type FollowerComponent = ComponentType<{ readonly gallery: FollowedGallery }>;

/** Hands over what goes along with a gallery from the page that it shows while it is asked for another one. */
export function followFrom(before: FollowedGallery, show: (create: () => FollowerComponent) => void): void {
  show(() => ({ gallery }) => <PageFollower gallery={gallery} scroll={{ before }} />);
}
