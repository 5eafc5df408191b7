'use client';
import { useCallback, useState } from 'react';
import type { ReactElement } from 'react';
import type { FeatureWish, GalleryImage } from '@loggia/hooks';
import { useLatePart } from '../../useLatePart.ts';
import type { FeatureImagesProps } from './FeatureImagesProps.ts';
import type { FeaturePlayerProps } from './FeaturePlayer.tsx';
import { FirstFeature } from './FirstFeature.tsx';

/** What makes a feature carousel turn. */
const loadPlayer = async (): Promise<
  <TImage extends GalleryImage>(props: FeaturePlayerProps<TImage>) => ReactElement
> => (await import('./FeaturePlayer.tsx')).FeaturePlayer;

/** The images of a feature carousel: in their places at once, and turning as soon as the code for it is there. */
export function FeatureImages<TImage extends GalleryImage>(props: FeatureImagesProps<TImage>) {
  const { part: Player } = useLatePart(loadPlayer);
  const [wishes] = useState<FeatureWish[]>(() => []);
  const keepWish = useCallback((wish: FeatureWish) => void wishes.push(wish), [wishes]);
  if (Player) return <Player {...props} wishes={wishes} />;
  return <FirstFeature {...props} onWish={keepWish} />;
}
