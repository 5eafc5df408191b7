'use client';
import { useEffect, useState } from 'react';
import { useFeatureCarousel, useItemKeys } from '@loggia/hooks';
import type { FeatureWish, GalleryImage } from '@loggia/hooks';
import { useFocusKept } from '../../useFocusKept.ts';
import { useKit } from '../../useKit.ts';
import { FeatureFrame } from './FeatureFrame.tsx';
import type { FeatureImagesProps } from './FeatureImagesProps.ts';
import { featureOptions } from './featureOptions.ts';

export interface FeaturePlayerProps<TImage extends GalleryImage> extends FeatureImagesProps<TImage> {
  /** What was pressed before. They are taken out when they are followed. */
  readonly wishes: FeatureWish[];
}

const CONTROLS = { region: '.loggia-feature', control: 'a, button' };

/** A feature carousel with all that turns it. */
export function FeaturePlayer<TImage extends GalleryImage>({ wishes, ...props }: FeaturePlayerProps<TImage>) {
  const keyOf = useItemKeys(props.gallery.images);
  const carousel = useFeatureCarousel({ ...featureOptions(props, useKit()), keyOf });
  const { goTo, slideshow } = carousel;
  const [region, setRegion] = useState<HTMLDivElement | null>(null);
  useFocusKept(region, CONTROLS);
  useEffect(() => {
    for (const follow of wishes.splice(0)) follow({ goTo, slideshow });
  }, [wishes, goTo, slideshow]);
  return <FeatureFrame {...props} carousel={carousel} regionRef={setRegion} />;
}
