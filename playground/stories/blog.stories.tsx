import { useState } from 'react';
import { OfflineError } from '@loggia/hooks/errors';
import { BlogGallery } from '@loggia/ui';
import type { BlogGalleryProps } from '@loggia/ui';
import { createArchive } from './shared/createArchive.ts';
import { createLandscapes } from './shared/createLandscapes.ts';
import { ReducedMotion } from './shared/ReducedMotion.tsx';
import { Story } from './shared/Story.tsx';
import type { StoryProps } from './shared/Story.tsx';

export default { title: 'Blog' };

const LANDSCAPES = createLandscapes(5).map((image, index) => ({ ...image, commentCount: index }));
const ARCHIVE = createArchive(10_000);
const BROKEN = LANDSCAPES.map((image, index) =>
  index === 1 ? { ...image, url: 'data:image/png;base64,broken' } : image,
);

type StageProps = BlogGalleryProps & Partial<Pick<StoryProps, 'hint' | 'dir'>>;

const Stage = ({ hint = 'Pictures one under the other.', dir, ...props }: StageProps) => (
  <Story hint={hint} dir={dir}>
    <h2>Landscapes</h2>
    <BlogGallery images={LANDSCAPES} {...props} />
  </Story>
);

export const Default = () => <Stage />;

export function Controlled() {
  const [count, setCount] = useState(2);
  return (
    <Story hint="What is appended moves nothing that is there.">
      <h2>Landscapes</h2>
      <BlogGallery images={LANDSCAPES.slice(0, count)} />
      <button type="button" onClick={() => setCount(count + 1)}>
        One more
      </button>
    </Story>
  );
}

export const Keyboard = () => <Stage hint="Tab goes from picture to comments to networks." hasComments />;
export const RightToLeft = () => <Stage dir="rtl" hint="Networks stand at the left." hasDescriptions hasComments />;

export const ReducedMotionWanted = () => (
  <ReducedMotion>
    <Stage hint="Nothing moves here anyway." />
  </ReducedMotion>
);

export const Failure = () => <Stage hint="The second picture fails: its name stands there." images={BROKEN} />;

const offline = { loadPage: () => Promise.reject(new OfflineError()) };

export const Unreachable = () => <Stage hint="The back end cannot be reached." images={undefined} source={offline} />;

export const TenThousandImages = () => (
  <Stage hint="What is far from the window is not in the document; its height is kept." images={ARCHIVE} />
);

export const Everything = () => (
  <Stage
    hint="Texts, comments, stars and networks."
    hasDescriptions
    hasComments
    hasRating
    shareNetworks={['facebook', 'x', 'pinterest', 'tumblr']}
  />
);

export const Plain = () => <Stage hint="Pictures alone." hasTitles={false} shareNetworks={[]} lightbox={false} />;

export const Empty = () => <Stage hint="A gallery without images says so." images={[]} />;
