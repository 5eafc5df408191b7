import '@loggia/ui/styles.css';
import { useState } from 'react';
import type { WatermarkPosition, WatermarkTarget } from '@loggia/hooks';
import { Watermark, type WatermarkProps } from '@loggia/ui';
import { createLandscapes } from './shared/createLandscapes.ts';
import { drawLandscape } from './shared/drawLandscape.ts';
import { Story } from './shared/Story.tsx';
import './shared/watermark.css';
import { choice, range, text, toggle } from './shared/controls.ts';
import { withControls } from './shared/withControls.tsx';
import { allParts } from './shared/allParts.tsx';

export default { title: 'Watermark' };

const LANDSCAPES = createLandscapes(8);
const ROWS = ['top', 'middle', 'bottom'] as const;
const COLUMNS = ['left', 'center', 'right'] as const;
const POSITIONS = ROWS.flatMap((row) => COLUMNS.map((column): WatermarkPosition => `${row}-${column}`));

interface MarkedProps extends Omit<WatermarkProps, 'lightbox'> {
  readonly position?: WatermarkPosition;
  readonly opacity?: number;
  readonly text?: string;
  readonly index?: number;
  readonly status?: WatermarkTarget['imageStatus'];
}

function Marked({ index = 0, status, position, opacity, text: words, watermark, ...options }: MarkedProps) {
  const image = LANDSCAPES[index];
  const mark = watermark && {
    ...watermark,
    ...(position && { position }),
    ...(opacity !== undefined && { opacity }),
    ...(watermark.type === 'text' && words && { text: words }),
  };
  if (!image) return null;
  return (
    <div className="story-container">
      <img src={image.url} alt={image.title} />
      <Watermark lightbox={{ image, imageStatus: status }} watermark={mark} {...options} />
    </div>
  );
}

const story = withControls([Marked, NinePositionsDemo], {
  position: choice(POSITIONS, 'bottom-left'),
  opacity: range(0, 1, 0.8, 0.05),
  text: text(''),
  delayMs: range(0, 3000, 500, 50),
  referenceWidth: range(200, 1600, 800, 10),
  enabled: toggle(true),
});

export const Words = story(
  <Story hint="Appears half a second after the image, and scales with it.">
    <Marked watermark={{ type: 'text', text: '© Loggia', opacity: 0.8, position: 'bottom-right' }} />
  </Story>,
);

export const APicture = story(
  <Story hint="An image of at most 90 × 90 pixels, in a space of 800.">
    <Marked
      index={2}
      watermark={{ type: 'image', url: drawLandscape(4, 90, 60), opacity: 0.8, position: 'top-right' }}
    />
  </Story>,
);

function NinePositionsDemo(options: MarkedProps) {
  const [position, setPosition] = useState<WatermarkPosition>('middle-center');
  return (
    <Story hint="Positions are relative to the image, not to the space around it.">
      <p className="story-row">
        {POSITIONS.map((each) => (
          <button key={each} type="button" aria-pressed={each === position} onClick={() => setPosition(each)}>
            {each}
          </button>
        ))}
      </p>
      <Marked index={2} watermark={{ type: 'text', text: '© Loggia', opacity: 0.8, position }} {...options} />
    </Story>
  );
}

export const NinePositions = story(<NinePositionsDemo />);

export const ALink = story(
  <Story hint="A linked watermark is focusable. Others ignore clicks.">
    <Marked watermark={{ type: 'text', text: '© Loggia', opacity: 0.9, link: 'https://example.org/' }} />
  </Story>,
);

export const RightToLeft = story(
  <Story dir="rtl" hint="Left stays left, because the position belongs to the image.">
    <Marked watermark={{ type: 'text', text: '© Loggia', opacity: 0.8, position: 'bottom-left' }} />
  </Story>,
);

export const Failure = story(
  <Story hint="A failed image has no watermark.">
    <Marked status="failed" watermark={{ type: 'text', text: '© Loggia' }} />
  </Story>,
);

export const AllParts = allParts('Watermark', { Words, APicture, NinePositions, ALink });
