import { useState } from 'react';
import { ImagePopups, MediaLink, type ImagePopupsProps } from '@loggia/ui';
import {
  allParts,
  breakSome,
  createArchive,
  createLandscapes,
  range,
  stage,
  Story,
  toggle,
  withControls,
} from './shared/index.ts';

export default { title: 'Media pop-ups' };

const LANDSCAPES = createLandscapes(6);
const ARCHIVE = createArchive(10_000);
const THUMBNAILS_ON_PAGE = 8;
const renderImage: ImagePopupsProps['renderImage'] = (image, linkProps) => (
  <a key={image.id} {...linkProps}>
    <img src={image.thumbnail?.url ?? image.url} alt={image.title} />
  </a>
);
const Stage = stage(ImagePopups, { className: 'story-row', images: LANDSCAPES, renderImage });

const story = withControls([Stage, ControlledDemo], {
  loop: toggle(true),
  zoom: toggle(true),
  zoomDurationMs: range(0, 3000, 300, 50),
  history: toggle(true),
  enabled: toggle(true),
});
const linkStory = withControls(MediaLink, { minWidth: range(0, 2000, 700, 50), enabled: toggle(true) });

export const Default = story(
  <Stage hint="Images grow from their thumbnails. Click an image or press an arrow key for the next one, and click outside or press Escape to close." />,
);
function ControlledDemo(options: Partial<ImagePopupsProps>) {
  const [isOpen, setIsOpen] = useState(false);
  const [index, setIndex] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open picture {index + 1}
      </button>
      <Stage
        hint="The app controls the image and whether the pop-up is open."
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        index={index}
        onIndexChange={setIndex}
        {...options}
      />
    </>
  );
}

export const Controlled = story(<ControlledDemo />);
export const OneImage = story(<Stage hint="A single image has no arrows." images={LANDSCAPES.slice(0, 1)} />);
export const ImageFailure = story(
  <Stage
    hint="The second image fails to load. You can go on."
    images={breakSome(LANDSCAPES, (index) => index === 1)}
  />,
);
export const TenThousandImages = story(
  <Stage
    hint="Eight thumbnails; the pop-up shows all 10,000 images."
    images={ARCHIVE}
    renderImage={(image, linkProps) => Number(image.id) <= THUMBNAILS_ON_PAGE && renderImage(image, linkProps)}
  />,
);
export const VideoAndMap = linkStory(
  <Story hint="From 700 px wide they open in a dialog and load after consent. In narrower windows they are links.">
    <ul>
      <li>
        <MediaLink href="https://vimeo.com/76979871" popupTitle="A film" requiresConsent>
          A film
        </MediaLink>
      </li>
      <li>
        <MediaLink href="https://www.openstreetmap.org/#map=15/52.0116/4.3571" popupTitle="Delft" requiresConsent>
          A map
        </MediaLink>
      </li>
      <li>
        <MediaLink href="/contact">An ordinary link</MediaLink>
      </li>
    </ul>
  </Story>,
);

export const AllParts = allParts('Media pop-ups', { Default, OneImage, VideoAndMap });
