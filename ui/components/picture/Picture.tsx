'use client';
import { forwardRef, memo } from 'react';
import type { ComponentPropsWithoutRef, ComponentType, ForwardedRef } from 'react';
import { fetchPriorityProps, pictureAttributes } from '@loggia/hooks/picture';
import type { ImageFile } from '@loggia/hooks/backend';
import { useKit } from '../../KitProvider.tsx';

export interface PictureProps extends Omit<ComponentPropsWithoutRef<'img'>, 'src' | 'srcSet' | 'fetchPriority'> {
  readonly file: ImageFile;
  /** Plain text. Empty if a text beside the picture says the same. */
  readonly alt: string;
  /** The width at which the picture is shown, as `sizes` of an `<img>`. */
  readonly sizes: string;
  /** Whether it is the main content: it loads before other pictures. @default false */
  readonly priority?: boolean | undefined;
  /** Draws the picture in place of `<img>`, and chooses among formats itself. @default that of the `KitProvider` */
  readonly imageComponent?: ImageComponent | undefined;
}

function resolvePicture(options: PictureProps) {
  const { file, alt: _alt, sizes, priority, imageComponent: _component, decoding = 'async', ...props } = options;
  const { sources, image } = pictureAttributes(file, sizes);
  const ordinary = props.loading === 'lazy' ? 'low' : undefined;
  // Low, so that an opened image and its code overtake the thumbnails that are still loading.
  const fetchProps = fetchPriorityProps(priority ? 'high' : ordinary);
  return { sources, attributes: { decoding, ...fetchProps, ...props, ...image } as const };
}

/** Returns the attributes of a picture's `<img>`, for an `<img>` of the page's own. */
export const imageAttributes = (props: PictureProps) => ({ alt: props.alt, ...resolvePicture(props).attributes });

/** A picture in the best file for the browser and the size. */
export const Picture = memo(forwardRef<HTMLImageElement, PictureProps>(PictureWithRef));

function PictureWithRef(props: PictureProps, ref: ForwardedRef<HTMLImageElement>) {
  const { alt, imageComponent } = props;
  const kit = useKit();
  const Image = imageComponent ?? kit.imageComponent;
  const { sources, attributes } = resolvePicture(props);
  if (Image) return <Image alt={alt} {...attributes} />;
  const element = <img ref={ref} alt={alt} {...attributes} />;
  if (sources.length === 0) return element;
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.type} {...source} />
      ))}
      {element}
    </picture>
  );
}

/** A component that draws a picture in place of `<img>`. It gets the attributes that the `<img>` would have had. */
export type ImageComponent = ComponentType<ComponentPropsWithoutRef<'img'>>;
