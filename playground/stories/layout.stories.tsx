import { useCallback, useState, type CSSProperties } from 'react';
import { scrollToIndex, thumbnailsLayout } from '@loggia/hooks/layout';
import { useVirtualLayout, type ThumbnailsOptions } from '@loggia/hooks';
import { allParts, range, stage, Story, toggle, withControls } from './shared/index.ts';

export default { title: 'Layout' };

const tint = (index: number): CSSProperties => ({
  background: `hsl(${(index * 47) % 360} 30% 82%)`,
  color: '#222',
  display: 'grid',
  placeItems: 'center',
});

interface GridProps extends ThumbnailsOptions {
  readonly count?: number;
  /** Whether to show a button that jumps to the last item. @default false */
  readonly hasJump?: boolean;
}

/** A custom theme for the hook, with numbers instead of images. */
function Grid({ count = 60, hasJump = false, thumbnailWidth, thumbnailHeight, maxColumns, gap, resizable }: GridProps) {
  const createLayout = useCallback(
    (width: number) => thumbnailsLayout({ count, width, thumbnailWidth, thumbnailHeight, maxColumns, gap, resizable }),
    [count, thumbnailWidth, thumbnailHeight, maxColumns, gap, resizable],
  );
  const virtualized = useVirtualLayout({ count, createLayout });
  const last = count - 1;
  return (
    <>
      {hasJump && (
        <p className="story-row">
          {[0, Math.floor(last / 2), last].map((index) => (
            <button key={index} type="button" onClick={() => scrollToIndex(virtualized, index, { block: 'center' })}>
              Show {index + 1}
            </button>
          ))}
          {virtualized.indices.length} of {count} are mounted.
        </p>
      )}
      <ul {...virtualized.getContainerProps({ style: { margin: 0, padding: 0, listStyle: 'none' } })}>
        {virtualized.indices.map((index) => (
          <li key={index} {...virtualized.getItemProps({ index, style: tint(index) })}>
            {index + 1}
          </li>
        ))}
      </ul>
    </>
  );
}

const GridStory = stage(Grid, {});

const story = withControls([GridStory, Grid, TabFailureDemo], {
  count: range(0, 2000, 60),
  thumbnailWidth: range(60, 500, 250, 10),
  thumbnailHeight: range(60, 500, 140, 10),
  maxColumns: range(1, 12, 5),
  gap: range(0, 40, 4),
  resizable: toggle(true),
});

export const Default = story(
  <GridStory hint="The number of columns depends on the width, up to five. Resize the window." />,
);

export const Sizes = story(
  <GridStory
    hint="The requested width determines the number of columns, which share the available width. Change it in the controls."
    thumbnailWidth={160}
    thumbnailHeight={160}
    maxColumns={12}
    gap={8}
  />,
);

export const NotResizable = story(
  <GridStory hint="Thumbnails keep their size and are centered in their columns." resizable={false} maxColumns={3} />,
);

export const InsideAScroller = story(
  <Story hint="The list is also virtualized inside a scrolling element.">
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroller must be reachable with the keyboard. */}
    <div role="region" aria-label="Scroller" tabIndex={0} style={{ height: 400, overflow: 'auto' }}>
      <Grid count={5000} />
    </div>
  </Story>,
);

export const TenThousandItems = story(
  <GridStory hint="Virtualized: only items near the viewport are rendered." count={10_000} hasJump />,
);

const keyboardStory = withControls(FocusableGrid, { count: range(0, 2000, 500) });

/** Focusable thumbnails: the virtualized list mounts the next Tab target. */
export const Keyboard = keyboardStory(
  <Story hint="Tab moves through the numbers, and the page scrolls along.">
    <FocusableGrid count={500} />
  </Story>,
);

function FocusableGrid({ count }: { readonly count: number }) {
  const createLayout = useCallback((width: number) => thumbnailsLayout({ count, width }), [count]);
  const virtualized = useVirtualLayout({ count, createLayout });
  return (
    <ul {...virtualized.getContainerProps({ style: { margin: 0, padding: 0, listStyle: 'none' } })}>
      {virtualized.indices.map((index) => (
        <li key={index} {...virtualized.getItemProps({ index, style: tint(index) })}>
          <a href={`?number=${index + 1}`}>{index + 1}</a>
        </li>
      ))}
    </ul>
  );
}

/** A container without a width at first, as in a hidden tab panel. */
function TabFailureDemo(options: GridProps) {
  const [isHidden, setIsHidden] = useState(true);
  return (
    <Story hint="In a hidden container nothing is laid out. Show it to start.">
      <label className="story-row">
        <input type="checkbox" checked={!isHidden} onChange={(event) => setIsHidden(!event.target.checked)} /> show
      </label>
      <div hidden={isHidden}>
        <Grid {...options} />
      </div>
    </Story>
  );
}

export const TabFailure = story(<TabFailureDemo />);

export const AllParts = allParts('Layout', { Default, Sizes, NotResizable, InsideAScroller });
