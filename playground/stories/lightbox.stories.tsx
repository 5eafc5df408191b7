import { useState } from 'react';
import { HttpStatusError } from '@loggia/hooks/errors';
import { useLightbox, type LightboxSettings, type UseLightboxOptions } from '@loggia/hooks';
import { useLightboxContext } from '@loggia/hooks/lightbox';
import { IconButton, Lightbox, type LightboxProps } from '@loggia/ui';
import { createLandscapes } from './shared/createLandscapes.ts';
import { LightboxStory, type LightboxStoryProps } from './shared/LightboxStory.tsx';
import { ReducedMotion } from './shared/ReducedMotion.tsx';
import { Story } from './shared/Story.tsx';
import { LIGHTBOX_CONTROLS } from './shared/lightboxControls.ts';
import { withControls } from './shared/withControls.tsx';
import { createStaticBackend } from './shared/staticBackends.ts';
import { allParts } from './shared/allParts.tsx';

export default { title: 'Lightbox' };

const LANDSCAPES = createLandscapes(24);
const BROKEN = LANDSCAPES.map((image, index) => (index % 2 === 0 ? image : { ...image, url: '/missing.jpg' }));
const MANY = createLandscapes(10_000);

const story = withControls([LightboxStory, ControlledDemo, VetoDemo, LongPressDemo, OwnMarkupDemo], LIGHTBOX_CONTROLS);

export const Default = story(<LightboxStory />);

export const PopUp = story(
  <LightboxStory hint="A lightbox of 800 × 500 pixels. It fills smaller windows." fullWindow={false} />,
);

function ControlledDemo(options: LightboxProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [index, setIndex] = useState(0);
  return (
    <Story hint="The app controls the image and whether the lightbox is open.">
      <p className="story-row">
        <button type="button" onClick={() => setIsOpen(true)}>
          Open picture {index + 1}
        </button>
        <input
          type="range"
          aria-label="Picture"
          min="0"
          max={LANDSCAPES.length - 1}
          value={index}
          onChange={(event) => setIndex(event.target.valueAsNumber)}
        />
      </p>
      <Lightbox
        images={LANDSCAPES}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        index={index}
        onIndexChange={setIndex}
        {...options}
      />
    </Story>
  );
}

export const Controlled = story(<ControlledDemo />);

/** Logs requests to open and close, with their reason and whether the app allowed them. */
function VetoDemo(options: LightboxStoryProps) {
  const [lines, setLines] = useState<readonly string[]>([]);
  const decide = (change: string, isRefused: boolean, details: { reason: string; cancel(): void }) => {
    if (isRefused) details.cancel();
    setLines((known) => [...known, `${change} by ${details.reason}: ${isRefused ? 'refused' : 'granted'}`]);
  };
  return (
    <>
      <LightboxStory
        hint="The app cancels changes by swipes. Other changes are allowed."
        onOpenChange={(isOpen, details) => decide(isOpen ? 'opened' : 'closed', details.reason === 'swipe', details)}
        onIndexChange={(index, details) => decide(`picture ${index + 1}`, details.reason === 'swipe', details)}
        {...options}
      />
      <ol aria-label="Requested changes">
        {lines.map((line, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines are only added at one end, and may be identical
          <li key={index}>{line}</li>
        ))}
      </ol>
    </>
  );
}

export const Veto = story(<VetoDemo />);

export const Keyboard = story(
  <LightboxStory hint="Tab to an image and press Enter. Then use arrows, Home, End, Space (slideshow) and Escape." />,
);

export const RightToLeft = story(
  <LightboxStory dir="rtl" hint="Arrows, keys and filmstrip are mirrored." effect="slideH" effectDurationMs={400} />,
);

export const ReducedMotionWanted = story(
  <ReducedMotion>
    <LightboxStory hint="Changes are not animated, whatever the effect." effect="slideH" effectDurationMs={1000} />
  </ReducedMotion>,
);

export const ImageFailure = story(
  <LightboxStory hint="Every second image fails to load." images={BROKEN} thumbnails={LANDSCAPES} />,
);

const FAILING_SOURCE = { load: () => Promise.reject(new HttpStatusError(500)) };

export const SourceFailure = story(
  <LightboxStory hint="The list fails to load." source={FAILING_SOURCE} thumbnails={LANDSCAPES} />,
);

const SLOW_SOURCE = {
  load: async () => {
    await new Promise((resolve) => setTimeout(resolve, 3000));
    return { images: LANDSCAPES, settings: {} };
  },
};

export const Loading = story(
  <LightboxStory hint="The list takes three seconds." source={SLOW_SOURCE} thumbnails={LANDSCAPES} />,
);

export const TenThousandItems = story(<LightboxStory hint="10,000 images." images={MANY} />);

const WHOLE: LightboxSettings = {
  rating: true,
  hitCounter: true,
  showOriginal: true,
  showDownload: true,
  shareNetworks: ['facebook', 'x', 'pinterest', 'tumblr'],
};

const withSettings = (settings: LightboxSettings) => {
  const backend = createStaticBackend({ images: LANDSCAPES, settings: { ...WHOLE, ...settings }, comments: true });
  return { backend, source: backend.lightbox, thumbnails: LANDSCAPES };
};

const WITH_EVERYTHING = withSettings({ controlTab: true });
const ELSEWHERE = withSettings({
  controlBarPosition: 'top',
  filmstripPosition: 'left',
  hitCounterPosition: 'top',
  infoAlign: 'right',
  infoAlwaysShown: true,
  infoFullWidth: false,
  ratingPosition: 'bottom',
  sidebarPosition: 'right',
});
const MAXIMIZABLE = withSettings({ fullWindow: false });

export const WithEverything = story(
  <LightboxStory
    hint="All controls, with title and description shown. The tab hides the control bar."
    {...WITH_EVERYTHING}
  />,
);

export const EverythingElsewhere = story(
  <LightboxStory
    hint="Control bar at the top, filmstrip on the left, rating below, info on the right."
    {...ELSEWHERE}
  />,
);

export const Maximizable = story(<LightboxStory hint="A smaller lightbox with a maximize button." {...MAXIMIZABLE} />);

export const OwnTools = story(
  <LightboxStory hint="A custom button in the control bar.">
    <FirstImageButton />
  </LightboxStory>,
);

function FirstImageButton() {
  const { goTo } = useLightboxContext();
  return <IconButton aria-label="First image" icon="1" onClick={() => goTo(0)} />;
}

export const OwnKeys = story(
  <LightboxStory
    hint="J and K change the image, and G goes to the first. Arrow keys are disabled."
    shortcuts={{ next: ['j'], previous: ['k'], first: ['g'] }}
  />,
);

export const SettingsForPictures = story(
  <LightboxStory
    hint="No backend. The settings come from the page: download on, text hidden at first."
    settings={{ showDownload: true, infoAlwaysShown: false }}
  />,
);

/** The app determines what a long press does. A button does the same. */
function LongPressDemo(options: LightboxStoryProps) {
  const [isNoted, setNoted] = useState(false);
  return (
    <LightboxStory hint="Touch the image for 750 ms to bookmark it." onLongPress={() => setNoted(true)} {...options}>
      <IconButton
        aria-label={isNoted ? 'Remove bookmark' : 'Bookmark'}
        icon={isNoted ? '★' : '☆'}
        onClick={() => setNoted(!isNoted)}
      />
    </LightboxStory>
  );
}

export const LongPress = story(<LongPressDemo />);

function OwnMarkupDemo(options: UseLightboxOptions) {
  const lightbox = useLightbox({ images: LANDSCAPES, ...options });
  const { image } = lightbox;
  return (
    <Story hint="The hook only, with custom markup and CSS.">
      <div className="story-row">
        {LANDSCAPES.slice(0, 4).map((landscape) => (
          <a key={landscape.id} {...lightbox.getTriggerProps({ image: landscape, href: `?picture=${landscape.id}` })}>
            <img src={landscape.url} alt={landscape.title} />
          </a>
        ))}
      </div>
      {lightbox.isMounted && (
        <dialog {...lightbox.getDialogProps()}>
          <div {...lightbox.getStageProps()}>
            <div className="story-stage">
              {lightbox.slides.map(({ index, image: { id } }) => (
                <div key={id} {...lightbox.getSlideProps({ index })}>
                  <img {...lightbox.getImageProps({ index })} alt={image?.title ?? ''} />
                </div>
              ))}
            </div>
            <p className="story-row">
              <button {...lightbox.getPreviousButtonProps()}>Previous</button>
              <button {...lightbox.getNextButtonProps()}>Next</button>
              <button {...lightbox.getCloseButtonProps()}>Close</button>
            </p>
          </div>
        </dialog>
      )}
    </Story>
  );
}

export const OwnMarkup = story(<OwnMarkupDemo />);

export const AllParts = allParts('Lightbox', { Default, PopUp, WithEverything, EverythingElsewhere, OwnMarkup });
