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
import { allParts, createLandscapes, HookDialog, Story, text, toggle, withControls } from './shared/index.ts';

export default { title: 'Lightbox intent' };

const LANDSCAPES = createLandscapes(6);
const REDIRECTED = LANDSCAPES.map((image, index) => (index === 1 ? { ...image, redirectUrl: '#shop' } : image));
const MANY = createLandscapes(10_000);

interface IntentStoryProps extends UseLightboxIntentOptions {
  readonly hint: string;
  readonly images?: readonly GalleryImage[];
  readonly dir?: 'ltr' | 'rtl';
  /** Whether the lightbox chunk never loads. @default false */
  readonly isSlow?: boolean;
}

interface SmallLightboxProps {
  readonly images: readonly GalleryImage[];
  readonly opening: LightboxOpenRequest | null;
}

/** The part of a page that is loaded on intent. */
function SmallLightbox({ images, opening }: SmallLightboxProps) {
  const lightbox = useLightbox({ images });
  usePendingOpenRequest(lightbox, opening);
  return <HookDialog lightbox={lightbox} />;
}

function IntentStory({ hint, images = LANDSCAPES, dir, isSlow = false, ...options }: IntentStoryProps) {
  const intent = useLightboxIntent(options);
  const { shouldLoad, openRequest, getContainerProps, getTriggerProps } = intent;
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
      {shouldLoad && !isSlow && <SmallLightbox images={images} opening={openRequest} />}
      {isSlow && <Wait intent={intent} />}
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

const story = withControls(IntentStory, {
  galleryId: text(''),
  hashCodec: toggle(true),
  loadsOnPress: toggle(true),
  enabled: toggle(true),
});

export const Slow = story(
  <IntentStory hint="Click an image: the lightbox chunk never finishes loading. Close and Escape cancel it." isSlow />,
);

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
