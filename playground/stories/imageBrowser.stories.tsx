import { useState } from 'react';
import { ImageBrowser, type ImageBrowserProps } from '@loggia/ui';
import {
  allParts,
  breakSome,
  createArchive,
  createLandscapes,
  OFFLINE_SOURCE,
  stage,
  Story,
  withControls,
} from './shared/index.ts';

import { IMAGE_BROWSER_CONTROLS } from './shared/componentControls.ts';

export default { title: 'Image browser' };

const LANDSCAPES = createLandscapes(12);
const ARCHIVE = createArchive(10_000);
const Stage = stage(ImageBrowser, { images: LANDSCAPES });

const story = withControls([Stage, ControlledDemo, BandsDemo], IMAGE_BROWSER_CONTROLS);

export const Default = story(
  <Stage hint="One image per page. Use arrow keys, Home and End, or type a number and press Enter." />,
);

function ControlledDemo(options: Partial<ImageBrowserProps>) {
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

export const Failure = story(
  <Stage hint="An image that fails to load is replaced by its title." images={breakSome(LANDSCAPES, () => true)} />,
);

export const Unreachable = story(
  <Stage hint="The backend is unavailable." images={undefined} source={OFFLINE_SOURCE} />,
);

export const TenThousandImages = story(<Stage hint="Type a number such as 7000 to go to an image." images={ARCHIVE} />);

function BandsDemo(options: Partial<ImageBrowserProps>) {
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
