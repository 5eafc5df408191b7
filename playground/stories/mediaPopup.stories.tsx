import '@loggia/ui/styles.css';
import { useState } from 'react';
import { ImagePopups, MediaLink, type ImagePopupsProps } from '@loggia/ui';
import { createArchive } from './shared/createArchive.ts';
import { createLandscapes } from './shared/createLandscapes.ts';
import { ReducedMotion } from './shared/ReducedMotion.tsx';
import { Story } from './shared/Story.tsx';
import { range, toggle } from './shared/controls.ts';
import { withControls } from './shared/withControls.tsx';
import { allParts } from './shared/allParts.tsx';

export default { title: 'Media pop-ups' };

const LANDSCAPES = createLandscapes(6);
const ARCHIVE = createArchive(10_000);
const THUMBNAILS_ON_PAGE = 8;
const BROKEN = LANDSCAPES.map((image, index) => (index === 1 ? { ...image, url: '/missing.jpg' } : image));

const Group = (props: Partial<ImagePopupsProps>) => (
  <ImagePopups
    className="story-row"
    images={LANDSCAPES}
    renderImage={(image, linkProps) => (
      <a key={image.id} {...linkProps}>
        <img src={image.thumbnail?.url ?? image.url} alt={image.title} />
      </a>
    )}
    {...props}
  />
);

const story = withControls([Group, ControlledDemo], {
  loop: toggle(true),
  zoom: toggle(true),
  zoomDurationMs: range(0, 3000, 300, 50),
  history: toggle(true),
  enabled: toggle(true),
});
const linkStory = withControls(MediaLink, { minWidth: range(0, 2000, 700, 50), enabled: toggle(true) });

export const Default = story(
  <Story hint="Images grow from their thumbnails. Click an image for the next one, or outside to close.">
    <Group />
  </Story>,
);
function ControlledDemo(options: Partial<ImagePopupsProps>) {
  const [isOpen, setIsOpen] = useState(false);
  const [index, setIndex] = useState(0);
  return (
    <Story hint="The app controls the image and whether the pop-up is open.">
      <p className="story-row">
        <button type="button" onClick={() => setIsOpen(true)}>
          Open picture {index + 1}
        </button>
      </p>
      <Group isOpen={isOpen} onOpenChange={setIsOpen} index={index} onIndexChange={setIndex} {...options} />
    </Story>
  );
}

export const Controlled = story(<ControlledDemo />);
export const Keyboard = story(
  <Story hint="Arrow keys change the image, and Escape closes. Focus returns to the last image's link.">
    <Group />
  </Story>,
);
export const RightToLeft = story(
  <Story hint="The arrow keys are mirrored." dir="rtl">
    <Group />
  </Story>,
);
export const OneImage = story(
  <Story hint="A single image has no arrows.">
    <Group images={LANDSCAPES.slice(0, 1)} />
  </Story>,
);
export const ImageFailure = story(
  <Story hint="The second image fails to load. You can go on.">
    <Group images={BROKEN} />
  </Story>,
);
export const ReducedMotionWanted = story(
  <ReducedMotion>
    <Story hint="Nothing is animated.">
      <Group />
    </Story>
  </ReducedMotion>,
);
export const TenThousandImages = story(
  <Story hint="Eight thumbnails; the pop-up shows all 10,000 images.">
    <Group
      images={ARCHIVE}
      renderImage={(image, linkProps) =>
        Number(image.id) <= THUMBNAILS_ON_PAGE && (
          <a key={image.id} {...linkProps}>
            <img src={image.thumbnail?.url ?? image.url} alt={image.title} />
          </a>
        )
      }
    />
  </Story>,
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
