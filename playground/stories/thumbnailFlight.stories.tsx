import { ThumbnailGallery, type FullLightboxProps } from '@loggia/ui';
import { allParts, choice, createLandscapes, Story, toggle, withControls } from './shared/index.ts';

export default { title: 'Thumbnail flight' };

const LANDSCAPES = createLandscapes(24);

interface FlightStoryProps extends Pick<FullLightboxProps, 'fromThumbnail' | 'fullWindow' | 'focusReturn'> {
  readonly hint: string;
}

const FlightStory = ({ hint, ...lightbox }: FlightStoryProps) => (
  <Story hint={hint}>
    <ThumbnailGallery images={LANDSCAPES} lightbox={{ preset: 'full', ...lightbox }} />
  </Story>
);

const story = withControls(FlightStory, {
  fromThumbnail: toggle(true),
  fullWindow: toggle(true),
  focusReturn: choice(['opener', 'current'], 'opener'),
});

export const Default = story(
  <FlightStory hint="Open an image, browse, and close. The last image returns to its thumbnail." />,
);

export const PopUp = story(<FlightStory hint="Into a smaller lightbox, across its edges." fullWindow={false} />);

export const BackToTheLast = story(
  <FlightStory
    hint="If the last image's thumbnail is out of view, closing scrolls to it and focuses it."
    focusReturn="current"
  />,
);

export const AllParts = allParts('Thumbnail flight', { Default, PopUp, BackToTheLast });
