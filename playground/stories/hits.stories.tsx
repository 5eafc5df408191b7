import { useState } from 'react';
import { HITS_LABELS } from '@loggia/hooks/hits';
import { useHits, useLightbox, type GalleryImage, type UseHitsOptions } from '@loggia/hooks';
import { HitCounter } from '@loggia/ui';
import {
  allParts,
  createLandscapes,
  HookDialog,
  LIGHTBOX_CONTROLS,
  LightboxStory,
  type LightboxStoryProps,
  overNetwork,
  Story,
  toggle,
  withControls,
} from './shared/index.ts';

export default { title: 'Hits' };

const MANY = createLandscapes(10_000);

interface CountedProps extends Omit<LightboxStoryProps, 'hits'> {
  readonly hint: string;
  readonly isDown?: boolean;
}

/** A lightbox that logs the hits it saves. */
function Counted({ isDown = false, ...story }: CountedProps) {
  const [log, setLog] = useState<readonly string[]>([]);
  const counter = overNetwork({
    async saveHit(image: GalleryImage) {
      setLog((lines) => [`picture ${image.id}${isDown ? ' was not saved' : ''}`, ...lines]);
      if (isDown) throw new Error('The counter is down.');
    },
  });
  return (
    <>
      <LightboxStory {...story} hits={counter} />
      <pre className="story story-log">{log.join('\n') || 'nothing counted yet'}</pre>
    </>
  );
}

const story = withControls([Counted, LightboxStory], LIGHTBOX_CONTROLS);

export const Default = story(
  <Counted hint="Each image counts once, after it was viewed for a moment. Hold an arrow key: skipped images are not counted." />,
);
export const Failure = story(<Counted hint="The counter's requests fail without a message." isDown />);
export const TenThousandItems = story(<Counted hint="10,000 images. Each viewed image counts once." images={MANY} />);

const COUNTED = createLandscapes(6).map((image, index) => ({ ...image, hitCount: 40 + index }));

/** The counter next to a lightbox with custom markup. */
function CounterDemo(options: Pick<UseHitsOptions, 'enabled'>) {
  const lightbox = useLightbox({ images: COUNTED });
  const hits = useHits(lightbox, { counter: { saveHit: async () => undefined }, ...options });
  return (
    <Story hint="Open an image: its count includes this view.">
      <p className="story-row">
        <button type="button" onClick={() => lightbox.open('1')}>
          Open
        </button>
        <HitCounter hits={{ text: HITS_LABELS.hits.replace('{hits}', '40') }} />
      </p>
      <HookDialog lightbox={lightbox}>
        <HitCounter hits={hits} />
      </HookDialog>
    </Story>
  );
}

const counterStory = withControls(CounterDemo, { enabled: toggle(true) });
export const Counter = counterStory(<CounterDemo />);

export const Off = story(<LightboxStory hint="Views are not counted." hits={false} />);

export const AllParts = allParts('Hits', { Default, Counter });
