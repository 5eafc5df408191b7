import { useState } from 'react';
import { HITS_LABELS } from '@loggia/hooks/hits';
import { useHits, useLightbox, type GalleryImage, type UseHitsOptions } from '@loggia/hooks';
import { HitCounter } from '@loggia/ui';
import { createLandscapes } from './shared/createLandscapes.ts';
import { LightboxStory, type LightboxStoryProps } from './shared/LightboxStory.tsx';
import { ReducedMotion } from './shared/ReducedMotion.tsx';
import { Story } from './shared/Story.tsx';
import { toggle } from './shared/controls.ts';
import { LIGHTBOX_CONTROLS } from './shared/lightboxControls.ts';
import { withControls } from './shared/withControls.tsx';
import { overNetwork } from './shared/network.ts';
import { allParts } from './shared/allParts.tsx';

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

const story = withControls([Counted, ControlledDemo], LIGHTBOX_CONTROLS);

export const Default = story(<Counted hint="Each image counts once, after it was viewed for a moment." />);
export const Keyboard = story(<Counted hint="Hold an arrow key: skipped images are not counted." />);
export const RightToLeft = story(<Counted dir="rtl" hint="Counting is the same in right-to-left pages." />);
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
      {lightbox.isMounted && (
        <dialog {...lightbox.getDialogProps()}>
          <div {...lightbox.getStageProps()}>
            {lightbox.slides.map(({ index, image }) => (
              <div key={image.id} {...lightbox.getSlideProps({ index })}>
                <img {...lightbox.getImageProps({ index, width: 480 })} alt={image.title ?? ''} />
              </div>
            ))}
            <p className="story-row">
              <HitCounter hits={hits} />
              <button {...lightbox.getNextButtonProps()}>Next</button>
              <button {...lightbox.getCloseButtonProps()}>Close</button>
            </p>
          </div>
        </dialog>
      )}
    </Story>
  );
}

const counterStory = withControls(CounterDemo, { enabled: toggle(true) });
export const Counter = counterStory(<CounterDemo />);

/** The app controls whether views are counted. */
function ControlledDemo(options: LightboxStoryProps) {
  const [isOn, setIsOn] = useState(true);
  return (
    <>
      <label className="story">
        <input type="checkbox" checked={isOn} onChange={(event) => setIsOn(event.target.checked)} /> count
      </label>
      {isOn ? (
        <Counted hint="Each viewed image counts." {...options} />
      ) : (
        <LightboxStory hint="Views are not counted." {...options} hits={false} />
      )}
    </>
  );
}

export const Controlled = story(<ControlledDemo />);

export const ReducedMotionWanted = story(
  <ReducedMotion>
    <Counted hint="Images change without animation and still count." />
  </ReducedMotion>,
);

export const AllParts = allParts('Hits', { Default, Counter });
