import { useState } from 'react';
import { HITS_LABELS } from '@loggia/hooks/hits';
import { useHits, useLightbox } from '@loggia/hooks';
import type { GalleryImage } from '@loggia/hooks';
import { HitCounter } from '@loggia/ui';
import { createLandscapes } from './shared/createLandscapes.ts';
import { LightboxStory } from './shared/LightboxStory.tsx';
import { ReducedMotion } from './shared/ReducedMotion.tsx';
import { Story } from './shared/Story.tsx';

export default { title: 'Hits' };

const MANY = createLandscapes(10_000);

interface CountedProps {
  readonly hint: string;
  readonly images?: readonly GalleryImage[];
  readonly dir?: 'ltr' | 'rtl';
  readonly isDown?: boolean;
}

/** A lightbox whose counter writes down what it saves. */
function Counted({ isDown = false, ...story }: CountedProps) {
  const [log, setLog] = useState<readonly string[]>([]);
  const counter = {
    async saveHit(image: GalleryImage) {
      setLog((lines) => [`picture ${image.id}${isDown ? ' was not saved' : ''}`, ...lines]);
      if (isDown) throw new Error('The counter is down.');
    },
  };
  return (
    <>
      <LightboxStory {...story} hits={counter} />
      <pre className="story story-log">{log.join('\n') || 'nothing counted yet'}</pre>
    </>
  );
}

export const Default = () => <Counted hint="Each picture that is really looked at counts once." />;
export const Keyboard = () => <Counted hint="Hold an arrow key: what flies by is not counted." />;
export const RightToLeft = () => <Counted dir="rtl" hint="Counting has no direction." />;
export const Failure = () => <Counted hint="The counter is down, and nobody notices." isDown />;
export const TenThousandItems = () => (
  <Counted hint="Ten thousand pictures, one count for each that is seen." images={MANY} />
);

const COUNTED = createLandscapes(6).map((image, index) => ({ ...image, hitCount: 40 + index }));

/** The counter beside a lightbox with markup of the page. */
export function Counter() {
  const lightbox = useLightbox({ images: COUNTED });
  const hits = useHits(lightbox, { counter: { saveHit: async () => undefined } });
  return (
    <Story hint="Open a picture: the count has this showing in it.">
      <p className="story-row">
        <button type="button" onClick={() => lightbox.open('1')}>
          Open
        </button>
        <HitCounter hits={{ text: HITS_LABELS.hits.replace('{hits}', '40') }} />
      </p>
      {lightbox.isPresent && (
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

/** The page decides whether showings count. */
export function Controlled() {
  const [isOn, setIsOn] = useState(true);
  return (
    <>
      <label className="story">
        <input type="checkbox" checked={isOn} onChange={(event) => setIsOn(event.target.checked)} /> count
      </label>
      {isOn ? (
        <Counted hint="Each picture that is looked at counts." />
      ) : (
        <LightboxStory hint="Nothing is counted." hits={false} />
      )}
    </>
  );
}

export const ReducedMotionWanted = () => (
  <ReducedMotion>
    <Counted hint="Pictures change at once, and count as ever." />
  </ReducedMotion>
);
