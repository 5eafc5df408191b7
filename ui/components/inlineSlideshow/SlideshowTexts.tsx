import type { ReactNode } from 'react';
import type { GalleryImage } from '@loggia/hooks/backend';
import type { SlideshowImagesOptions } from './SlideshowImagesOptions.ts';

export interface SlideshowTextsProps {
  readonly image: Pick<GalleryImage, 'title' | 'description'>;
  readonly options: SlideshowImagesOptions;
}

interface TextProps {
  readonly position: string;
  readonly isFullWidth?: boolean;
  readonly children: ReactNode;
}

function Text({ position, isFullWidth = false, children }: TextProps) {
  return (
    <div className="loggia-slideshow-text" data-position={position} data-full-width={isFullWidth ? '' : undefined}>
      {children}
    </div>
  );
}

/** Title and description over the picture, each in one of nine places. In the same place one stands under the other. */
export function SlideshowTexts({ image, options }: SlideshowTextsProps) {
  const { hasTitle = false, titlePosition = 'top-right', isTitleFullWidth = false } = options;
  const { hasDescription = false, descriptionPosition = 'bottom-right' } = options;
  const title = hasTitle && image.title && <p className="loggia-slideshow-title">{image.title}</p>;
  const description = hasDescription && image.description && <p>{image.description}</p>;
  const isTogether = Boolean(title) && titlePosition === descriptionPosition;
  return (
    <>
      {title && (
        <Text position={titlePosition} isFullWidth={isTitleFullWidth}>
          {title}
          {isTogether && description}
        </Text>
      )}
      {description && !isTogether && <Text position={descriptionPosition}>{description}</Text>}
    </>
  );
}
