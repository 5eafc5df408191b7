import { InlineSlideshow, type InlineSlideshowProps } from '@loggia/ui';
import { useHeldIndex } from './shared/useHeldIndex.ts';
import { allParts, breakSome, createArchive, createLandscapes, stage, withControls } from './shared/index.ts';

import { INLINE_SLIDESHOW_CONTROLS } from './shared/componentControls.ts';

export default { title: 'Inline slideshow' };

const LANDSCAPES = createLandscapes(12);
const ARCHIVE = createArchive(10_000);

const Stage = stage(InlineSlideshow, { images: LANDSCAPES, label: 'Landscapes' });

const story = withControls([Stage, ControlledDemo], INLINE_SLIDESHOW_CONTROLS);

export const Default = story(<Stage hint="Use arrows, thumbnails or swipes. Arrow keys work anywhere inside." />);

function ControlledDemo(options: Partial<InlineSlideshowProps>) {
  return <Stage {...useHeldIndex(2)} {...options} />;
}

export const Controlled = story(<ControlledDemo />);

export const Failure = story(
  <Stage
    hint="The second image fails to load. Its title is shown, and the slideshow continues."
    images={breakSome(LANDSCAPES, (index) => index === 1)}
  />,
);

export const TenThousandImages = story(
  <Stage hint="Virtualized: only a few slides and thumbnails are rendered." images={ARCHIVE} filmstrip="fixedCount" />,
);

export const Effects = story(
  <Stage hint="Choose one of all effects in the controls." effect="cubeH" effectDurationMs={1000} />,
);

export const Autoplay = story(
  <Stage
    hint="A new image every two seconds. It pauses while out of view, hovered or focused."
    autoplay
    intervalMs={2000}
    effectDurationMs={400}
  />,
);

export const Dots = story(
  <Stage hint="A dot for each image." filmstrip="dots" effect="slideH" effectDurationMs={400} />,
);

export const VerticalStrip = story(<Stage hint="A vertical filmstrip." filmstripPosition="right" />);

export const Texts = story(
  <Stage
    hint="Title and description in two of nine positions, and a watermark."
    hasTitle
    titlePosition="top-center"
    isTitleFullWidth
    hasDescription
    watermark={{ type: 'text', text: '© Ada', position: 'bottom-left', opacity: 0.9 }}
  />,
);

export const Music = story(
  <Stage hint="Music starts when you click Play. Here its file is missing." musicUrl="/waltz.mp3" />,
);

export const Empty = story(<Stage hint="A slideshow without images." images={[]} />);

export const AllParts = allParts('Inline slideshow', { Default, Dots, VerticalStrip, Texts });
