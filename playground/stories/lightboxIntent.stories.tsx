import {
  usePendingOpenRequest,
  useLightbox,
  useLightboxIntent,
  useLoadingDialog,
  type GalleryImage,
  type LightboxOpenRequest,
  type UseLightboxIntentOptions,
  type UseLoadingDialogOptions,
} from '@loggia/hooks';
import { allParts, createLandscapes, Story, text, toggle, withControls } from './shared/index.ts';

export default { title: 'Lightbox intent' };

const LANDSCAPES = createLandscapes(6);
const REDIRECTED = LANDSCAPES.map((image, index) => (index === 1 ? { ...image, redirectUrl: '#shop' } : image));
const MANY = createLandscapes(10_000);

interface IntentStoryProps extends UseLightboxIntentOptions {
  readonly hint: string;
  readonly images?: readonly GalleryImage[];
  readonly dir?: 'ltr' | 'rtl';
}

/** The part of a page that is loaded on intent. */
function SmallLightbox({
  images,
  opening,
}: {
  readonly images: readonly GalleryImage[];
  readonly opening: LightboxOpenRequest | null;
}) {
  const lightbox = useLightbox({ images });
  usePendingOpenRequest(lightbox, opening);
  if (!lightbox.isMounted) return null;
  return (
    <dialog {...lightbox.getDialogProps()}>
      <p>{lightbox.image?.title}</p>
      <button {...lightbox.getCloseButtonProps()}>Close</button>
    </dialog>
  );
}

function IntentStory({ hint, images = LANDSCAPES, dir, ...options }: IntentStoryProps) {
  const { shouldLoad, openRequest, getContainerProps, getTriggerProps } = useLightboxIntent(options);
  return (
    <Story hint={hint} dir={dir}>
      <div {...getContainerProps({ className: 'story-row' })}>
        {images.slice(0, 6).map((image) => (
          <a key={image.id} {...getTriggerProps({ image, href: `?picture=${image.id}` })}>
            <img src={image.url} alt={image.title} />
          </a>
        ))}
      </div>
      <pre className="story-log">
        {`wanted: ${shouldLoad ? 'yes' : 'not yet'}\nopening: ${openRequest ? `${openRequest.imageId}, by ${openRequest.reason}` : 'none'}`}
      </pre>
      {shouldLoad && <SmallLightbox images={images} opening={openRequest} />}
    </Story>
  );
}

function Wait({ intent }: Pick<UseLoadingDialogOptions, 'intent'>) {
  const wait = useLoadingDialog({ intent });
  if (!wait.isShown) return null;
  return (
    <dialog {...wait.getDialogProps()}>
      <p {...wait.getProgressProps()}>{wait.labels.loading}</p>
      <button {...wait.getCloseButtonProps()}>Close</button>
    </dialog>
  );
}

/** The lightbox chunk never loads. */
function SlowDemo(options: UseLightboxIntentOptions) {
  const intent = useLightboxIntent(options);
  return (
    <Story hint="Click an image: the lightbox chunk never finishes loading. Close and Escape cancel it.">
      <div {...intent.getContainerProps({ className: 'story-row' })}>
        {LANDSCAPES.map((image) => (
          <a key={image.id} {...intent.getTriggerProps({ image, href: `?picture=${image.id}` })}>
            <img src={image.url} alt={image.title} />
          </a>
        ))}
      </div>
      <pre className="story-log">
        {intent.openRequest ? `waiting for ${intent.openRequest.imageId}` : 'no open request'}
      </pre>
      <Wait intent={intent} />
    </Story>
  );
}

const story = withControls([IntentStory, SlowDemo], {
  galleryId: text(''),
  hashCodec: toggle(true),
  loadsOnPress: toggle(true),
  enabled: toggle(true),
});

export const Slow = story(<SlowDemo />);

export const Default = story(
  <IntentStory hint="The lightbox loads on hover, focus, idle time or a matching hash. With Ctrl or Command, Enter opens a new tab." />,
);
export const Off = story(<IntentStory hint="Disabled: thumbnails are links." enabled={false} />);
export const OwnPages = story(<IntentStory hint="The second image links to another page." images={REDIRECTED} />);
export const Failure = story(
  <IntentStory hint="Add #bwg7/ to the URL: a hash without an image is ignored." galleryId="7" />,
);
export const TenThousandItems = story(
  <IntentStory hint="One event handler per thumbnail, created on demand." images={MANY} />,
);

export const AllParts = allParts('Lightbox intent', { Default, Off });
