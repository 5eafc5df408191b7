import { useState } from 'react';
import { OfflineError } from '@loggia/hooks/errors';
import { BlogGallery, type BlogGalleryProps } from '@loggia/ui';
import { createArchive } from './shared/createArchive.ts';
import { createLandscapes } from './shared/createLandscapes.ts';
import { ReducedMotion } from './shared/ReducedMotion.tsx';
import { Story, type StoryProps } from './shared/Story.tsx';
import { choice, range, toggle } from './shared/controls.ts';
import { withControls } from './shared/withControls.tsx';
import { allParts } from './shared/allParts.tsx';

export default { title: 'Blog' };

const LANDSCAPES = createLandscapes(5).map((image, index) => ({ ...image, commentCount: index }));
const ARCHIVE = createArchive(10_000);
const BROKEN = LANDSCAPES.map((image, index) =>
  index === 1 ? { ...image, url: 'data:image/png;base64,broken' } : image,
);

type StageProps = BlogGalleryProps & Partial<Pick<StoryProps, 'hint' | 'dir'>>;

const Stage = ({ hint = 'Images below each other.', dir, ...props }: StageProps) => (
  <Story hint={hint} dir={dir}>
    <h2>Landscapes</h2>
    <BlogGallery images={LANDSCAPES} {...props} />
  </Story>
);

const story = withControls([Stage, ControlledDemo], {
  hasTitles: toggle(true),
  hasDescriptions: toggle(false),
  hasComments: toggle(false),
  hasRating: toggle(false),
  hasCart: toggle(false),
  width: range(200, 1600, 800, 10),
  headingLevel: choice([1, 2, 3, 4, 5, 6], 3),
  pagerPosition: choice(['below', 'above', 'both'], 'below'),
  lightbox: toggle(true),
});

export const Default = story(<Stage />);

function ControlledDemo(options: StageProps) {
  const [count, setCount] = useState(2);
  return (
    <Story hint="Appended images do not move the existing ones.">
      <h2>Landscapes</h2>
      <BlogGallery images={LANDSCAPES.slice(0, count)} {...options} />
      <button type="button" onClick={() => setCount(count + 1)}>
        One more
      </button>
    </Story>
  );
}

export const Controlled = story(<ControlledDemo />);

export const Keyboard = story(<Stage hint="Tab moves from the image to comments and share links." hasComments />);
export const RightToLeft = story(<Stage dir="rtl" hint="Share links are on the left." hasDescriptions hasComments />);

export const ReducedMotionWanted = story(
  <ReducedMotion>
    <Stage hint="Nothing is animated here." />
  </ReducedMotion>,
);

export const Failure = story(
  <Stage hint="The second image fails to load. Its title is shown instead." images={BROKEN} />,
);

const offline = { loadPage: () => Promise.reject(new OfflineError()) };

export const Unreachable = story(<Stage hint="The backend is unavailable." images={undefined} source={offline} />);

export const TenThousandImages = story(
  <Stage hint="Virtualized: images far from the viewport keep their height only." images={ARCHIVE} />,
);

export const Everything = story(
  <Stage
    hint="Text, comments, ratings and share links."
    hasDescriptions
    hasComments
    hasRating
    shareNetworks={['facebook', 'x', 'pinterest', 'tumblr']}
  />,
);

export const Plain = story(<Stage hint="Images only." hasTitles={false} shareNetworks={[]} lightbox={false} />);

export const Empty = story(<Stage hint="A gallery without images." images={[]} />);

export const AllParts = allParts('Blog', { Default, Everything });
