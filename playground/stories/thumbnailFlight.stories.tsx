import { ThumbnailGallery } from '@loggia/ui';
import type { LightboxProps } from '@loggia/ui';
import '@loggia/ui/styles.css';
import { createLandscapes } from './shared/createLandscapes.ts';
import { ReducedMotion } from './shared/ReducedMotion.tsx';
import { Story } from './shared/Story.tsx';
import { choice, toggle } from './shared/controls.ts';
import { withControls } from './shared/withControls.tsx';
import { allParts } from './shared/allParts.tsx';

export default { title: 'Thumbnail flight' };

const LANDSCAPES = createLandscapes(24);

interface FlightStoryProps extends Pick<LightboxProps, 'fromThumbnail' | 'fullWindow' | 'focusReturn'> {
  readonly hint: string;
}

const FlightStory = ({ hint, ...lightbox }: FlightStoryProps) => (
  <Story hint={hint}>
    <ThumbnailGallery images={LANDSCAPES} lightbox={lightbox} />
  </Story>
);

const story = withControls(FlightStory, {
  fromThumbnail: toggle(true),
  fullWindow: toggle(true),
  focusReturn: choice(['opener', 'current'], 'opener'),
});

export const Default = story(
  <FlightStory hint="Choose a picture, turn some pages, close it: it goes back into the thumbnail of the picture that was shown last." />,
);

export const PopUp = story(<FlightStory hint="Into a pop-up, over its edges." fullWindow={false} />);

export const BackToTheLast = story(
  <FlightStory
    hint="Closed on a picture whose thumbnail is out of sight, the page goes there, with focus, and the picture as well."
    focusReturn="current"
  />,
);

export const LessMotion = story(
  <ReducedMotion>
    <FlightStory hint="For visitors who want less motion nothing flies." />
  </ReducedMotion>,
);

export const AllParts = allParts('Thumbnail flight', { Default, PopUp, BackToTheLast });
