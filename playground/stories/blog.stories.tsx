import { useState } from 'react';
import { BlogGallery, type BlogGalleryProps } from '@loggia/ui';
import {
  allParts,
  breakSome,
  createArchive,
  createLandscapes,
  OFFLINE_SOURCE,
  stage,
  withControls,
} from './shared/index.ts';

import { BLOG_CONTROLS } from './shared/componentControls.ts';

export default { title: 'Blog' };

const LANDSCAPES = createLandscapes(5).map((image, index) => ({ ...image, commentCount: index }));
const ARCHIVE = createArchive(10_000);
const BROKEN = breakSome(LANDSCAPES, (index) => index === 1);

function Blog(props: BlogGalleryProps) {
  return (
    <>
      <h2>Landscapes</h2>
      <BlogGallery {...props} />
    </>
  );
}

const Stage = stage(Blog, { images: LANDSCAPES });

const story = withControls([Stage, ControlledDemo], BLOG_CONTROLS);

export const Default = story(
  <Stage hint="Images below each other. Tab moves from the image to comments and share links." />,
);

function ControlledDemo(options: Partial<BlogGalleryProps>) {
  const [count, setCount] = useState(2);
  return (
    <>
      <Stage hint="Appended images do not move the existing ones." images={LANDSCAPES.slice(0, count)} {...options} />
      <button type="button" onClick={() => setCount(count + 1)}>
        One more
      </button>
    </>
  );
}

export const Controlled = story(<ControlledDemo />);

export const Failure = story(
  <Stage hint="The second image fails to load. Its title is shown instead." images={BROKEN} />,
);

export const Unreachable = story(
  <Stage hint="The backend is unavailable." images={undefined} source={OFFLINE_SOURCE} />,
);

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
