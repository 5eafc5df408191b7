import { ThumbnailGallery } from '@loggia/ui';
import type { ThumbnailGalleryProps } from '@loggia/ui';
import '@loggia/ui/styles.css';
import { createLandscapes } from './shared/createLandscapes.ts';
import { ReducedMotion } from './shared/ReducedMotion.tsx';
import { Story } from './shared/Story.tsx';

export default { title: 'Thumbnail flight' };

const LANDSCAPES = createLandscapes(24);

const FlightStory = ({ hint, lightbox }: { hint: string; lightbox?: ThumbnailGalleryProps['lightbox'] }) => (
  <Story hint={hint}>
    <ThumbnailGallery
      images={LANDSCAPES}
      lightbox={{ fromThumbnail: true, ...(typeof lightbox === 'object' && lightbox) }}
    />
  </Story>
);

export const Default = () => (
  <FlightStory hint="Choose a picture, turn some pages, close it: it goes back into the thumbnail of the picture that was shown last." />
);

export const PopUp = () => <FlightStory hint="Into a pop-up, over its edges." lightbox={{ fullWindow: false }} />;

export const BackToTheLast = () => (
  <FlightStory
    hint="Closed on a picture whose thumbnail is out of sight, the page goes there, with focus, and the picture as well."
    lightbox={{ focusReturn: 'current' }}
  />
);

export const LessMotion = () => (
  <ReducedMotion>
    <FlightStory hint="For visitors who want less motion nothing flies." />
  </ReducedMotion>
);
