import '@loggia/ui/styles.css';
import { useRef } from 'react';
import { LIGHTBOX_SCROLL_DURATION_MS } from '@loggia/hooks/scrollArea';
import { ScrollArea, type ScrollAreaHandle, type ScrollAreaProps } from '@loggia/ui';
import { ReducedMotion } from './shared/ReducedMotion.tsx';
import { Story } from './shared/Story.tsx';
import './shared/scrollArea.css';
import { choice, range, text, toggle } from './shared/controls.ts';
import { withControls } from './shared/withControls.tsx';
import { allParts } from './shared/allParts.tsx';

export default { title: 'Scroll area' };

interface ScrollAreaStoryProps extends ScrollAreaProps {
  readonly hint: string;
  readonly dir?: 'ltr' | 'rtl';
  readonly count?: number;
}

function ScrollAreaStory({ hint, dir, count = 40, ...props }: ScrollAreaStoryProps) {
  const area = useRef<ScrollAreaHandle>(null);
  return (
    <Story hint={hint} dir={dir}>
      <ScrollArea ref={area} className="story-scroll-area" label="Notes" {...props}>
        {Array.from({ length: count }, (_, index) => (
          <p key={index}>Note {index + 1}</p>
        ))}
      </ScrollArea>
      <button type="button" onClick={() => area.current?.scrollTo('top')}>
        To the top
      </button>
      <button type="button" onClick={() => area.current?.scrollTo('bottom')}>
        To the bottom
      </button>
    </Story>
  );
}

const story = withControls(ScrollAreaStory, {
  scrollbars: choice(['dark-thick', 'light-thick', 'system'], 'dark-thick'),
  scrollDurationMs: range(0, 3000, 950, 50),
  label: text('Notes'),
  count: range(0, 200, 40),
  enabled: toggle(true),
});

export const Default = story(<ScrollAreaStory hint="The buttons scroll for 950 ms. The wheel interrupts it." />);
export const InTheLightbox = story(
  <ScrollAreaStory scrollDurationMs={LIGHTBOX_SCROLL_DURATION_MS} hint="150 ms, as in the lightbox." />,
);
export const LightBars = story(<ScrollAreaStory scrollbars="light-thick" hint="Scrollbars for dark surfaces." />);
export const SystemBars = story(<ScrollAreaStory scrollbars="system" hint="The browser's own scrollbars." />);
export const NothingToScroll = story(
  <ScrollAreaStory count={2} hint="No overflow: no scrollbar or shadow, and no tab stop." />,
);
export const RightToLeft = story(<ScrollAreaStory dir="rtl" hint="The scrollbar is on the other side." />);
export const ReducedMotionWanted = story(
  <ReducedMotion>
    <ScrollAreaStory hint="The buttons scroll without animation." />
  </ReducedMotion>,
);

export const AllParts = allParts('Scroll area', { Default, InTheLightbox, LightBars, SystemBars });
