import type { GalleryImage, RatingStore, ThumbnailsOptions } from '@loggia/hooks';
import { Rating, Sidebar, ThumbnailGallery } from '@loggia/ui';
import type { LightboxSlots } from '@loggia/ui/lightbox';
import { createLandscapes } from './shared/createLandscapes.ts';
import { LightboxStory } from './shared/LightboxStory.tsx';
import { Story } from './shared/Story.tsx';
import './lightboxSlots.css';
import { range } from './shared/controls.ts';
import { LIGHTBOX_CONTROLS } from './shared/lightboxControls.ts';
import { withControls } from './shared/withControls.tsx';
import { createStaticBackend } from './shared/staticBackends.ts';
import { allParts } from './shared/allParts.tsx';

export default { title: 'Lightbox slots' };

const CAPTION_SLOTS: LightboxSlots = {
  caption: ({ image, info }) => (
    <div {...info.getInfoProps({ className: 'own-caption' })}>
      <strong>{image.title}</strong>, seen from the road
    </div>
  ),
};

const story = withControls(LightboxStory, LIGHTBOX_CONTROLS);

export const Caption = story(
  <LightboxStory
    hint="A custom caption over the image, instead of the kit's info box. The info button toggles it."
    slots={CAPTION_SLOTS}
  />,
);

const ARROWS_AND_CLOSE_SLOTS: LightboxSlots = {
  arrow: ({ direction, buttonProps }) => (
    <button {...buttonProps} className={`loggia-arrow own-arrow own-arrow-${direction}`}>
      {direction === 'next' ? '›' : '‹'}
    </button>
  ),
  closeButton: ({ buttonProps }) => (
    <button {...buttonProps} className="loggia-close own-close">
      Close
    </button>
  ),
};

export const ArrowsAndClose = story(
  <LightboxStory hint="Arrows and close button as text." slots={ARROWS_AND_CLOSE_SLOTS} />,
);

const SHARE_MENU_SLOTS: LightboxSlots = {
  shareMenu: ({ image, share, children }) => (
    <>
      <p className="own-note">{image.title}</p>
      {children}
      <a href={`mailto:?body=${encodeURIComponent(share.url ?? '')}`}>Send it by mail</a>
    </>
  ),
};

export const AShareMenu = story(
  <LightboxStory hint="The share menu with the image's title and one more option." slots={SHARE_MENU_SLOTS} />,
);

const SLIDE_AND_OVERLAY_SLOTS: LightboxSlots = {
  slide: ({ children }) => <div className="own-frame">{children}</div>,
  overlay: ({ lightbox }) => <p className="own-overlay">{lightbox.image?.id}</p>,
};

export const SlideAndOverlay = story(
  <LightboxStory hint="A frame around each image, and text over it." slots={SLIDE_AND_OVERLAY_SLOTS} />,
);

const STRIP_AND_THUMBNAILS_SLOTS: LightboxSlots = {
  filmstrip: ({ filmstrip, children }) => (
    <>
      <p className="own-line">{filmstrip.visibleCount} pictures in view</p>
      {children}
    </>
  ),
  thumbnail: ({ thumbnail, children }) => (
    <>
      {children}
      <span className="own-number" aria-hidden="true">
        {thumbnail.index + 1}
      </span>
    </>
  ),
};

export const StripAndThumbnails = story(
  <LightboxStory hint="Numbers on thumbnails, and a line above the filmstrip." slots={STRIP_AND_THUMBNAILS_SLOTS} />,
);

const FEW = createLandscapes(6);
const COMMENTED = createStaticBackend({ images: FEW, comments: true });

const SIDEBAR_SLOTS: LightboxSlots = {
  sidebar: ({ name, sidebars, content }) => (
    <Sidebar {...{ sidebars, name }}>
      <p className="own-note">Be kind: the photographer reads along.</p>
      {content}
    </Sidebar>
  ),
};

export const ASidebar = story(
  <LightboxStory
    hint="The kit's comments below a custom line."
    images={FEW}
    backend={COMMENTED}
    slots={SIDEBAR_SLOTS}
  />,
);

const ratings: RatingStore = { saveRating: async (_, score) => ({ average: score, count: 1, own: score }) };
const VOTES = { ...createStaticBackend({ images: FEW, settings: { rating: true } }), ratings };

const RATING_SLOTS: LightboxSlots = {
  rating: ({ lightbox, panel }) => (
    <div {...panel.getPanelProps({ className: 'loggia-votes' })}>
      <span className="own-word">How do you like it?</span>
      <Rating target={lightbox} store={ratings} />
    </div>
  ),
};

export const Stars = story(
  <LightboxStory hint="The rating with a question before it." images={FEW} backend={VOTES} slots={RATING_SLOTS} />,
);

const COUNTED = FEW.map((image, index) => ({ ...image, hitCount: 40 + index }));

const HIT_COUNTER_SLOTS: LightboxSlots = {
  hitCounter: ({ hits }) => <p className="own-overlay">Seen {hits.hitCount ?? 0} times</p>,
};

export const HitCounter = story(
  <LightboxStory
    hint="The number of views as text."
    images={COUNTED}
    settings={{ hitCounter: true }}
    slots={HIT_COUNTER_SLOTS}
  />,
);

const WATERMARK_SLOTS: LightboxSlots = {
  watermark: ({ watermark }) => <p className="own-overlay">{watermark.type === 'text' && `© ${watermark.text}`}</p>,
};

export const AWatermark = story(
  <LightboxStory
    hint="The watermark text of the settings, rendered by the page."
    settings={{ watermark: { type: 'text', text: 'Landscapes Ltd.' } }}
    slots={WATERMARK_SLOTS}
  />,
);

const LOAD_MORE_SLOTS: LightboxSlots = {
  loadMore: ({ more }) => (
    <p className="own-overlay">
      <span {...(more.getStatusProps() as object)} />
      {more.error && <button {...more.getRetryButtonProps()}>Once more</button>}
    </p>
  ),
};

export const MoreToCome = story(
  <LightboxStory
    hint="Open the last image and go on. More images fail to load, and the page shows a custom message."
    images={FEW}
    thumbnails={FEW}
    total={12}
    onNeedMore={() => Promise.reject(new Error('Not today.'))}
    slots={LOAD_MORE_SLOTS}
  />,
);

const SPINNER_SLOTS: LightboxSlots = {
  spinner: () => <p className="own-overlay">One moment …</p>,
};

const NEVER = { load: () => new Promise<never>(() => undefined) };

export const ASpinner = story(
  <LightboxStory hint="A list that never finishes loading." thumbnails={FEW} source={NEVER} slots={SPINNER_SLOTS} />,
);

const FAILURE_SLOTS: LightboxSlots = {
  failure: ({ lightbox, children }) => (
    <>
      {children}
      <button type="button" className="own-overlay" onClick={() => lightbox.close()}>
        Back to the page
      </button>
    </>
  ),
};

const FAILING = { load: () => Promise.reject(new Error('No list today.')) };

export const AFailure = story(
  <LightboxStory
    hint="A list that fails to load: the kit's message, and another action."
    thumbnails={FEW}
    source={FAILING}
    slots={FAILURE_SLOTS}
  />,
);

/** An agency photograph with its photographer. */
interface Photo extends GalleryImage {
  readonly photographer: string;
}

const PHOTOS: readonly Photo[] = createLandscapes(24).map((image, index) => ({
  ...image,
  photographer: index % 2 === 0 ? 'A. Berg' : 'J. Dal',
}));

const PHOTO_SLOTS: LightboxSlots<Photo> = {
  caption: ({ image, info }) => (
    <div {...info.getInfoProps({ className: 'own-caption' })}>
      {image.title}, by {image.photographer}
    </div>
  ),
};

const PhotoGallery = (options: ThumbnailsOptions) => (
  <ThumbnailGallery<Photo> images={PHOTOS} lightbox={{ slots: PHOTO_SLOTS }} {...options} />
);

const galleryStory = withControls(PhotoGallery, { maxColumns: range(1, 12, 5), gap: range(0, 40, 4) });
export const OfYourOwnImages = galleryStory(
  <Story hint="Slots receive custom image data, such as the photographer.">
    <PhotoGallery />
  </Story>,
);

export const AllParts = allParts('Lightbox slots', {
  Caption,
  ArrowsAndClose,
  AShareMenu,
  SlideAndOverlay,
  StripAndThumbnails,
});
