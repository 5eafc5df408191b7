import { useRef } from 'react';
import { LIGHTBOX_SCROLL_DURATION_MS } from '@loggia/hooks/scrollArea';
import { ScrollArea, type ScrollAreaHandle, type ScrollAreaProps } from '@loggia/ui';
import './shared/scrollArea.css';
import { allParts, choice, range, stage, text, toggle, withControls } from './shared/index.ts';

export default { title: 'Scroll area' };

function Notes({ count, ...props }: ScrollAreaProps & { readonly count: number }) {
  const area = useRef<ScrollAreaHandle>(null);
  return (
    <>
      <ScrollArea ref={area} className="story-scroll-area" {...props}>
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
    </>
  );
}

const Stage = stage(Notes, { count: 40, label: 'Notes' });

const story = withControls(Stage, {
  scrollbars: choice(['dark-thick', 'light-thick', 'system'], 'dark-thick'),
  scrollDurationMs: range(0, 3000, 950, 50),
  label: text('Notes'),
  count: range(0, 200, 40),
  enabled: toggle(true),
});

export const Default = story(<Stage hint="The buttons scroll for 950 ms. The wheel interrupts it." />);
export const InTheLightbox = story(
  <Stage scrollDurationMs={LIGHTBOX_SCROLL_DURATION_MS} hint="150 ms, as in the lightbox." />,
);
export const LightBars = story(<Stage scrollbars="light-thick" hint="Scrollbars for dark surfaces." />);
export const SystemBars = story(<Stage scrollbars="system" hint="The browser's own scrollbars." />);
export const NothingToScroll = story(<Stage count={2} hint="No overflow: no scrollbar or shadow, and no tab stop." />);

export const AllParts = allParts('Scroll area', { Default, InTheLightbox, LightBars, SystemBars });
