'use client';
import { useFeatureStart } from '@loggia/hooks';
import type { FeatureWish, GalleryImage } from '@loggia/hooks';
import { useKit } from '../../useKit.ts';
import { FeatureFrame } from './FeatureFrame.tsx';
import type { FeatureImagesProps } from './FeatureImagesProps.ts';
import { featureOptions } from './featureOptions.ts';

export interface FirstFeatureProps<TImage extends GalleryImage> extends FeatureImagesProps<TImage> {
  readonly onWish: (wish: FeatureWish) => void;
}

/** What a server prints of a feature carousel, and what is there until the code has come that turns it. */
export function FirstFeature<TImage extends GalleryImage>({ onWish, ...props }: FirstFeatureProps<TImage>) {
  const carousel = useFeatureStart({ ...featureOptions(props, useKit()), onWish });
  return <FeatureFrame {...props} carousel={carousel} />;
}
