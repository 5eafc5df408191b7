import { useState } from 'react';
import { OfflineError } from '@loggia/hooks/errors';
import { ImageBrowser, type ImageBrowserProps } from '@loggia/ui';
import { createArchive } from './shared/createArchive.ts';
import { createLandscapes } from './shared/createLandscapes.ts';
import { ReducedMotion } from './shared/ReducedMotion.tsx';
import { Story, type StoryProps } from './shared/Story.tsx';
import { choice, range, toggle } from './shared/controls.ts';
import { withControls } from './shared/withControls.tsx';
import { allParts } from './shared/allParts.tsx';

export default { title: 'Image browser' };

const LANDSCAPES = createLandscapes(12);
const ARCHIVE = createArchive(10_000);
const BROKEN = LANDSCAPES.map((image) => ({ ...image, url: 'data:image/png;base64,broken' }));

type StageProps = ImageBrowserProps & Partial<Pick<StoryProps, 'hint' | 'dir'>>;

const Stage = ({ hint = 'One image per page.', dir, ...props }: StageProps) => (
  <Story hint={hint} dir={dir}>
    <ImageBrowser images={LANDSCAPES} {...props} />
  </Story>
);

const story = withControls([Stage, ControlledDemo, BandsDemo], {
  width: range(200, 1600, 800, 10),
  hasTitle: toggle(true),
  hasDescription: toggle(true),
  headingLevel: choice([1, 2, 3, 4, 5, 6], 2),
  pagerPosition: choice(['below', 'above', 'both'], 'below'),
  lightbox: toggle(true),
});

export const Default = story(<Stage />);

function ControlledDemo(options: StageProps) {
  const [page, setPage] = useState(3);
  return (
    <Stage
      hint={`The app controls the page number: ${page}. It allows at most 5.`}
      page={page}
      onPageChange={(next, details) => (next > 5 ? details.cancel() : setPage(next))}
      {...options}
    />
  );
}

export const Controlled = story(<ControlledDemo />);

export const Keyboard = story(
  <Stage hint="Use arrow keys, Home and End. Type a number and press Enter to go to it." />,
);
export const RightToLeft = story(<Stage dir="rtl" hint="The arrow to the next image points to the left." />);

export const ReducedMotionWanted = story(
  <ReducedMotion>
    <Stage hint="Nothing is animated here." />
  </ReducedMotion>,
);

export const Failure = story(<Stage hint="An image that fails to load is replaced by its title." images={BROKEN} />);

const offline = { loadPage: () => Promise.reject(new OfflineError()) };

export const Unreachable = story(<Stage hint="The backend is unavailable." images={undefined} source={offline} />);

export const TenThousandImages = story(<Stage hint="Type a number such as 7000 to go to an image." images={ARCHIVE} />);

function BandsDemo(options: StageProps) {
  const [width, setWidth] = useState(400);
  return (
    <Story hint="The paging control has four sizes, and is hidden at 108 pixels.">
      <label className="story-row">
        Width: {width}
        <input
          type="range"
          min="90"
          max="700"
          value={width}
          onChange={(event) => setWidth(event.target.valueAsNumber)}
        />
      </label>
      <ImageBrowser images={LANDSCAPES} style={{ width }} hasDescription={false} {...options} />
    </Story>
  );
}

export const Bands = story(<BandsDemo />);

export const Empty = story(<Stage hint="A gallery without images." images={[]} />);

export const AllParts = allParts('Image browser', { Default, Bands });
