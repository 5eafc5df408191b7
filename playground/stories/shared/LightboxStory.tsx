import type { ComponentType } from 'react';
import { useLightboxIntent, type GalleryImage } from '@loggia/hooks';
import { FullLightbox, type FullLightboxProps } from '@loggia/ui';
import { createLandscapes } from './createLandscapes.ts';
import { settingsOf, type SettingOptions } from './lightboxControls.ts';
import { Story, type StoryProps } from './Story.tsx';

export interface LightboxStoryProps
  extends Omit<FullLightboxProps, 'openRequest'>, Partial<Omit<StoryProps, 'children'>>, SettingOptions {
  /** The images on the page. @default the first eight of the lightbox */
  readonly thumbnails?: readonly GalleryImage[];
  /** The lightbox. @default FullLightbox */
  readonly Lightbox?: ComponentType<FullLightboxProps>;
}

const LANDSCAPES = createLandscapes(24);
const THUMBNAILS_ON_PAGE = 8;

/** A row of thumbnails that open a lightbox. */
export function LightboxStory(props: LightboxStoryProps) {
  const { hint = 'Choose an image.', dir, part, thumbnails, Lightbox = FullLightbox, ...options } = props;
  const images = options.images ?? LANDSCAPES;
  const intent = useLightboxIntent({ galleryId: options.galleryId });
  return (
    <Story hint={hint} dir={dir} part={part}>
      <div {...intent.getContainerProps({ className: 'story-row' })}>
        {(thumbnails ?? images).slice(0, THUMBNAILS_ON_PAGE).map((image) => (
          <a key={image.id} {...intent.getTriggerProps({ image, href: `?picture=${image.id}` })}>
            <img src={image.thumbnail?.url ?? image.url} alt={image.title ?? ''} />
          </a>
        ))}
      </div>
      <Lightbox
        {...(options.source ? {} : { images })}
        {...options}
        settings={settingsOf(options, options.settings)}
        openRequest={intent.openRequest}
      />
    </Story>
  );
}
