import type { WatermarkPosition, WatermarkTarget } from '@loggia/hooks';
import { Watermark, type WatermarkProps } from '@loggia/ui';
import { drawLandscape } from './shared/drawLandscape.ts';
import './shared/watermark.css';
import { allParts, choice, createLandscapes, range, stage, text, toggle, withControls } from './shared/index.ts';

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

const TEXT = { type: 'text', text: '© Loggia', opacity: 0.8, position: 'bottom-left' } as const;
const Stage = stage(Marked, { watermark: TEXT });

const story = withControls(Stage, {
  position: choice(POSITIONS, 'bottom-left'),
  opacity: range(0, 1, 0.8, 0.05),
  text: text(''),
  delayMs: range(0, 3000, 500, 50),
  referenceWidth: range(200, 1600, 800, 10),
  enabled: toggle(true),
});

export const Words = story(
  <Stage hint="Appears half a second after the image, and scales with it. Left stays left in right-to-left pages." />,
);

export const APicture = story(
  <Stage
    hint="An image of at most 90 × 90 pixels, in a space of 800."
    index={2}
    watermark={{ type: 'image', url: drawLandscape(4, 90, 60), opacity: 0.8, position: 'top-right' }}
  />,
);

export const NinePositions = story(
  <Stage
    hint="Positions are relative to the image, not to the space around it. Choose one in the controls."
    index={2}
    watermark={{ ...TEXT, position: 'middle-center' }}
  />,
);

export const ALink = story(
  <Stage
    hint="A linked watermark is focusable. Others ignore clicks."
    watermark={{ ...TEXT, link: 'https://example.org/' }}
  />,
);

export const Failure = story(<Stage hint="A failed image has no watermark." status="failed" />);

export const AllParts = allParts('Watermark', { Words, APicture, NinePositions, ALink });
