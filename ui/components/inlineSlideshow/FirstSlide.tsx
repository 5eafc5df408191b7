'use client';
import { useId } from 'react';
import type { ComponentPropsWithoutRef, CSSProperties } from 'react';
import { imageShape, inlineSize, inlineStyleSheet } from '@loggia/hooks';
import type { GalleryImage } from '@loggia/hooks';
import { useIsClient } from '../../useIsClient.ts';
import { FirstPaintStyle } from '../firstPaint/FirstPaintStyle.tsx';
import { SlideshowFrame } from './SlideshowFrame.tsx';
import type { SlideshowImagesOptions } from './SlideshowImagesOptions.ts';
import { ImageLink } from '../imageLink/ImageLink.tsx';
import { SlideshowRoom } from './SlideshowRoom.tsx';
import { slideshowSizes } from './slideshowSizes.ts';
import { SlideshowTexts } from './SlideshowTexts.tsx';

export interface FirstSlideProps {
  readonly image: GalleryImage;
  readonly name: string;
  /** What the slideshow shows. */
  readonly label: string;
  readonly linkProps: ComponentPropsWithoutRef<'a'>;
  readonly options: SlideshowImagesOptions;
}

/** What a server prints of a slideshow, and what is there until the rest has come: one image, in its final place. */
export function FirstSlide({ image, name, label, linkProps, options }: FirstSlideProps) {
  const id = useId().replaceAll(/\W/g, '');
  const isClient = useIsClient();
  const pictureProps = { sizes: slideshowSizes(image, options), loading: 'eager', isUrgent: true } as const;
  return (
    <SlideshowFrame
      {...options}
      regionProps={{
        role: 'group',
        'aria-label': label,
        'data-slideshow': id,
        style: isClient ? (inlineSize(options) as CSSProperties) : undefined,
      }}
      slides={
        <div className="loggia-slideshow-slide" data-role="current" data-shape={imageShape(image)}>
          <ImageLink {...{ image, name, linkProps, pictureProps }} />
        </div>
      }
      over={<SlideshowTexts image={image} options={options} />}
      strip={<SlideshowRoom {...options} />}
    >
      {!isClient && <FirstPaintStyle rules={inlineStyleSheet({ ...options, selector: `[data-slideshow=${id}]` })} />}
    </SlideshowFrame>
  );
}
