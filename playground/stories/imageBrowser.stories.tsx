import { useState } from 'react';
import { OfflineError } from '@loggia/hooks/errors';
import { ImageBrowser } from '@loggia/ui';
import type { ImageBrowserProps } from '@loggia/ui';
import { createArchive } from './shared/createArchive.ts';
import { createLandscapes } from './shared/createLandscapes.ts';
import { ReducedMotion } from './shared/ReducedMotion.tsx';
import { Story } from './shared/Story.tsx';
import type { StoryProps } from './shared/Story.tsx';
import { choice, range, toggle } from './shared/controls.ts';
import { withControls } from './shared/withControls.tsx';
import { allParts } from './shared/allParts.tsx';

export default { title: 'Image browser' };

const LANDSCAPES = createLandscapes(12);
const ARCHIVE = createArchive(10_000);
const BROKEN = LANDSCAPES.map((image) => ({ ...image, url: 'data:image/png;base64,broken' }));

type StageProps = ImageBrowserProps & Partial<Pick<StoryProps, 'hint' | 'dir'>>;

const Stage = ({ hint = 'One picture a page.', dir, ...props }: StageProps) => (
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
      hint={`The page holds the number: ${page}. It lets nobody past the fifth.`}
      page={page}
      onPageChange={(next, details) => (next > 5 ? details.cancel() : setPage(next))}
      {...options}
    />
  );
}

export const Controlled = story(<ControlledDemo />);

export const Keyboard = story(<Stage hint="Arrow keys, Home and End turn; Enter in the field goes to a number." />);
export const RightToLeft = story(<Stage dir="rtl" hint="The arrow to the next picture points to the left." />);

export const ReducedMotionWanted = story(
  <ReducedMotion>
    <Stage hint="Nothing moves here anyway." />
  </ReducedMotion>,
);

export const Failure = story(<Stage hint="A picture that cannot be loaded leaves its name." images={BROKEN} />);

const offline = { loadPage: () => Promise.reject(new OfflineError()) };

export const Unreachable = story(<Stage hint="The back end cannot be reached." images={undefined} source={offline} />);

export const TenThousandImages = story(<Stage hint="Number 7000 is a few keys away." images={ARCHIVE} />);

function BandsDemo(options: StageProps) {
  const [width, setWidth] = useState(400);
  return (
    <Story hint="The paging control has four looks; at 108 pixels it is away.">
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

export const Empty = story(<Stage hint="A gallery without images says so." images={[]} />);

export const AllParts = allParts('Image browser', { Default, Bands });
