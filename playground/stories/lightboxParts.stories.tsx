import { useState, type ReactNode } from 'react';
import type { GalleryImage, RatingStore, ThumbnailsOptions } from '@loggia/hooks';
import { useLightboxClaim, useLightboxContext } from '@loggia/hooks/lightbox';
import { useLoadMore, type UseLoadMoreOptions } from '@loggia/hooks/loadMore';
import { useBar, useCounterText } from '@loggia/hooks/panels';
import {
  CommentPanel,
  DeepLink,
  Fullscreen,
  FullscreenButton,
  HistoryEntry,
  Hits,
  IconButton,
  Info,
  InfoButton,
  LightboxArrows,
  LightboxBar,
  LightboxCaption,
  LightboxCloseButton,
  LightboxCounter,
  LightboxDialog,
  LightboxFailure,
  LightboxFilmstrip,
  LightboxRoot,
  LightboxSidebar,
  LightboxSlides,
  LightboxSpinner,
  LightboxTexts,
  LightboxView,
  PlayButton,
  Rating,
  ShareMenu,
  SidebarButton,
  Sidebars,
  Slideshow,
  Swipe,
  ThumbnailFlight,
  ThumbnailGallery,
  useHitsContext,
  useInfoContext,
  useSlideshowContext,
  useZoomContext,
  Zoom,
  ZoomButton,
  type LightboxProps,
  type ShareMenuProps,
} from '@loggia/ui';
import '@loggia/ui/styles.css';
import { createLandscapes } from './shared/createLandscapes.ts';
import { LightboxStory } from './shared/LightboxStory.tsx';
import { Story } from './shared/Story.tsx';
import './lightboxParts.css';
import { range } from './shared/controls.ts';
import { LIGHTBOX_CONTROLS } from './shared/lightboxControls.ts';
import { withControls } from './shared/withControls.tsx';
import { createStaticBackend } from './shared/staticBackends.ts';
import { allParts } from './shared/allParts.tsx';

export default { title: 'Lightbox parts' };

const { effect, effectDurationMs, enabled, focusReturn, intervalMs, loop, navigationPolicy } = LIGHTBOX_CONTROLS;

const story = withControls(LightboxStory, {
  effect,
  effectDurationMs,
  enabled,
  focusReturn,
  intervalMs,
  loop,
  navigationPolicy,
});

const FEW = createLandscapes(6);

/** The smallest lightbox. */
const SmallLightbox = (props: LightboxProps) => (
  <LightboxRoot {...props}>
    <LightboxDialog>
      <LightboxView>
        <LightboxCloseButton />
        <LightboxSlides>
          <LightboxArrows />
          <LightboxSpinner />
          <LightboxFailure />
        </LightboxSlides>
      </LightboxView>
    </LightboxDialog>
  </LightboxRoot>
);

export const Default = story(<LightboxStory Lightbox={SmallLightbox} hint="Images, arrows and a close button." />);

/** The kit's `Lightbox` without its filmstrip, and with other buttons. */
const CopiedLightbox = (props: LightboxProps) => (
  <LightboxRoot {...props}>
    <DeepLink />
    <HistoryEntry />
    <ThumbnailFlight />
    <LightboxDialog>
      <Slideshow>
        <Fullscreen>
          <Zoom>
            <LightboxView>
              <LightboxCloseButton />
              <Swipe>
                <LightboxSlides>
                  <LightboxArrows />
                  <LightboxSpinner />
                  <LightboxFailure />
                  <LightboxCaption />
                </LightboxSlides>
              </Swipe>
              <LightboxBar>
                <LightboxCounter />
                <IconButton aria-label="Remember" icon="★" />
                <ZoomSteps />
                <PlayTextButton />
                <FullscreenButton />
                <ShareMenu />
              </LightboxBar>
            </LightboxView>
          </Zoom>
        </Fullscreen>
      </Slideshow>
    </LightboxDialog>
  </LightboxRoot>
);

/** Two buttons instead of the `ZoomButton`. */
function ZoomSteps() {
  const { zoomIn, zoomOut } = useZoomContext();
  return (
    <>
      <IconButton aria-label="Zoom in" icon="+" onClick={() => zoomIn()} />
      <IconButton aria-label="Zoom out" icon="−" onClick={() => zoomOut()} />
    </>
  );
}

/** The play button as text. */
function PlayTextButton() {
  const { isStarted, getPlayButtonProps } = useSlideshowContext();
  return (
    <button {...getPlayButtonProps({ className: 'own-word' })} aria-label={undefined}>
      {isStarted ? 'Stop' : 'Watch'}
    </button>
  );
}

export const OwnButtons = story(
  <LightboxStory
    Lightbox={CopiedLightbox}
    hint="A copy of the kit's lightbox with other buttons, and without a filmstrip."
  />,
);

interface ViewerProps extends LightboxProps {
  /** Parts over the image. */
  readonly over?: ReactNode;
  /** Parts in the bar. */
  readonly bar?: ReactNode;
  /** Parts next to the image. */
  readonly beside?: ReactNode;
}

/** The parts that the following stories share. */
const Viewer = ({ over, bar, beside, ...root }: ViewerProps) => (
  <LightboxRoot {...root}>
    <Sidebars names={['comments', 'facts']}>
      <LightboxDialog>
        <Info>
          <Slideshow>
            <LightboxView>
              <LightboxCloseButton />
              <LightboxSlides>
                <LightboxArrows />
                {over}
              </LightboxSlides>
              <LightboxBar>
                <LightboxCounter />
                {bar}
              </LightboxBar>
            </LightboxView>
            {beside}
          </Slideshow>
        </Info>
      </LightboxDialog>
    </Sidebars>
  </LightboxRoot>
);

function RoadCaption() {
  const { image } = useLightboxContext();
  const info = useInfoContext();
  return (
    <p {...info.getInfoProps({ className: 'own-caption' })}>
      <strong>{image?.title}</strong>, seen from the road
    </p>
  );
}

const CaptionLightbox = (props: LightboxProps) => (
  <Viewer
    {...props}
    over={
      <LightboxTexts>
        <RoadCaption />
      </LightboxTexts>
    }
    bar={<InfoButton />}
  />
);

export const OwnCaption = story(
  <LightboxStory Lightbox={CaptionLightbox} hint="A custom caption. The info button toggles it." />,
);

function TextArrows() {
  const { getPreviousButtonProps, getNextButtonProps, getCloseButtonProps } = useLightboxContext();
  return (
    <>
      <button {...getPreviousButtonProps({ className: 'loggia-arrow own-arrow' })}>‹</button>
      <button {...getNextButtonProps({ className: 'loggia-arrow loggia-arrow-next own-arrow' })}>›</button>
      <button {...getCloseButtonProps({ className: 'loggia-close own-close' })}>Close</button>
    </>
  );
}

const ArrowsLightbox = (props: LightboxProps) => (
  <LightboxRoot {...props}>
    <LightboxDialog>
      <LightboxView>
        <LightboxSlides>
          <TextArrows />
        </LightboxSlides>
      </LightboxView>
    </LightboxDialog>
  </LightboxRoot>
);

export const ArrowsAndClose = story(
  <LightboxStory Lightbox={ArrowsLightbox} hint="Arrows and close button as text." />,
);

/** A bar with its own markup, which a tap on the image hides. */
function TextBar() {
  const lightbox = useLightboxContext();
  const bar = useBar(lightbox);
  const counterText = useCounterText(lightbox);
  return (
    <div {...bar.getBarProps({ className: 'own-bar' })}>
      <p className="own-line">{lightbox.image?.title}</p>
      <div {...bar.getControlsProps({ className: 'own-bar-controls' })}>
        <span>{counterText}</span>
        <button {...lightbox.getPreviousButtonProps()} aria-label={undefined}>
          Back
        </button>
        <button {...lightbox.getNextButtonProps()} aria-label={undefined}>
          Forward
        </button>
        <ZoomButton />
      </div>
    </div>
  );
}

const BarLightbox = (props: LightboxProps) => (
  <LightboxRoot {...props}>
    <LightboxDialog>
      <Zoom>
        <LightboxView>
          <LightboxCloseButton />
          <Swipe>
            <LightboxSlides />
          </Swipe>
          <TextBar />
        </LightboxView>
      </Zoom>
    </LightboxDialog>
  </LightboxRoot>
);

export const OwnBar = story(
  <LightboxStory
    Lightbox={BarLightbox}
    hint="A custom bar with the title, a counter and three buttons. A tap on the image hides it."
  />,
);

/** A quiz that pauses the slideshow while it is open. */
function Quiz() {
  const lightbox = useLightboxContext();
  const [isOpen, setIsOpen] = useState(false);
  useLightboxClaim(lightbox, 'pause', isOpen ? 'custom' : null);
  return (
    <>
      {isOpen && <p className="own-word">Which mountain is this?</p>}
      <IconButton aria-label="Quiz" aria-expanded={isOpen} icon="?" onClick={() => setIsOpen(!isOpen)} />
    </>
  );
}

const QuizLightbox = (props: LightboxProps) => (
  <Viewer
    {...props}
    bar={
      <>
        <Quiz />
        <PlayButton />
      </>
    }
  />
);

export const PausesTheSlideshow = story(
  <LightboxStory Lightbox={QuizLightbox} hint="Start the slideshow. It pauses while the quiz is open." />,
);

const FramedLightbox = (props: LightboxProps) => (
  <LightboxRoot {...props}>
    <LightboxDialog>
      <LightboxView>
        <LightboxCloseButton />
        <LightboxSlides renderSlide={(_, content) => <div className="own-frame">{content}</div>}>
          <LightboxArrows />
          <ImageId />
        </LightboxSlides>
      </LightboxView>
      <LightboxFilmstrip
        renderThumbnail={({ index }, content) => (
          <>
            {content}
            <span className="own-number" aria-hidden="true">
              {index + 1}
            </span>
          </>
        )}
      />
    </LightboxDialog>
  </LightboxRoot>
);

function ImageId() {
  return <p className="own-overlay">{useLightboxContext().image?.id}</p>;
}

export const SlidesAndThumbnails = story(
  <LightboxStory
    Lightbox={FramedLightbox}
    hint="A frame around each image, text over it, and numbers on thumbnails."
  />,
);

const COMMENTED = createStaticBackend({ images: FEW, comments: true });

function KindComments() {
  const lightbox = useLightboxContext();
  return (
    <LightboxSidebar name="comments">
      <p className="own-note">Be kind: the photographer reads along.</p>
      <CommentPanel lightbox={lightbox} store={COMMENTED.comments} />
    </LightboxSidebar>
  );
}

function Facts() {
  const { image } = useLightboxContext();
  return (
    <LightboxSidebar name="facts">
      <p className="own-note">
        {image?.width} × {image?.height} pixels
      </p>
    </LightboxSidebar>
  );
}

const SidebarsLightbox = (props: LightboxProps) => (
  <Viewer
    {...props}
    bar={
      <>
        <SidebarButton name="facts" icon="i" />
        <SidebarButton name="comments" icon="✎" />
      </>
    }
    beside={
      <>
        <Facts />
        <KindComments />
      </>
    }
  />
);

export const OwnSidebars = story(
  <LightboxStory
    Lightbox={SidebarsLightbox}
    hint="A custom sidebar, and the kit's comments below a custom line."
    images={FEW}
    backend={COMMENTED}
    labels={{ panels: { sidebars: { facts: { title: 'Facts' } } } }}
  />,
);

const ratings: RatingStore = { saveRating: async (_, score) => ({ average: score, count: 1, own: score }) };

function Question() {
  const { image } = useLightboxContext();
  return (
    <div className="own-votes">
      <span>How do you like it?</span>
      <Rating target={{ image }} store={ratings} />
    </div>
  );
}

const RatingLightbox = (props: LightboxProps) => (
  <Viewer
    {...props}
    over={
      <LightboxTexts>
        <Question />
      </LightboxTexts>
    }
  />
);

export const OwnRating = story(
  <LightboxStory Lightbox={RatingLightbox} hint="The rating with a question before it." images={FEW} />,
);

const COUNTED = FEW.map((image, index) => ({ ...image, hitCount: 40 + index }));

function Views() {
  return <p className="own-overlay">Seen {useHitsContext().hitCount ?? 0} times</p>;
}

const HitsLightbox = (props: LightboxProps) => (
  <Viewer
    {...props}
    over={
      <Hits>
        <Views />
      </Hits>
    }
  />
);

export const OwnHitCounter = story(
  <LightboxStory Lightbox={HitsLightbox} hint="The number of views as text." images={COUNTED} />,
);

const CopyrightLightbox = (props: LightboxProps) => (
  <Viewer {...props} over={<p className="own-overlay">© Landscapes Ltd.</p>} />
);

export const OwnWatermark = story(
  <LightboxStory Lightbox={CopyrightLightbox} hint="A line of text over every image." />,
);

const shareMenu: ShareMenuProps['renderMenu'] = ({ image, share }, content) => (
  <>
    <p className="own-note">{image.title}</p>
    {content}
    <a href={`mailto:?body=${encodeURIComponent(share.url ?? '')}`}>Send it by mail</a>
  </>
);

const ShareLightbox = (props: LightboxProps) => <Viewer {...props} bar={<ShareMenu renderMenu={shareMenu} />} />;

export const ShareMenuContent = story(
  <LightboxStory Lightbox={ShareLightbox} hint="The share menu with the image's title and one more option." />,
);

const refuse: UseLoadMoreOptions['onNeedMore'] = () => Promise.reject(new Error('Not today.'));

function MoreMessage() {
  const more = useLoadMore(useLightboxContext(), { onNeedMore: refuse });
  return (
    <div className="own-overlay">
      <div {...more.getStatusProps()} />
      {more.error && <button {...more.getRetryButtonProps()}>Once more</button>}
    </div>
  );
}

const MoreLightbox = (props: LightboxProps) => <Viewer {...props} over={<MoreMessage />} />;

export const LoadMoreFailure = story(
  <LightboxStory
    Lightbox={MoreLightbox}
    hint="Open the last image and go on. More images fail to load, and the page shows a custom message."
    images={FEW}
    thumbnails={FEW}
    total={12}
  />,
);

function Wait() {
  return useLightboxContext().imageStatus === 'loading' && <p className="own-overlay">One moment …</p>;
}

const SpinnerLightbox = (props: LightboxProps) => <Viewer {...props} over={<Wait />} />;

const NEVER = { load: () => new Promise<never>(() => undefined) };

export const Loading = story(
  <LightboxStory
    Lightbox={SpinnerLightbox}
    hint="A list that never finishes loading."
    thumbnails={FEW}
    source={NEVER}
  />,
);

function Notice() {
  const { error, close } = useLightboxContext();
  return (
    <>
      <LightboxFailure />
      {error && (
        <button type="button" className="own-overlay" onClick={() => close()}>
          Back to the page
        </button>
      )}
    </>
  );
}

const FailureLightbox = (props: LightboxProps) => <Viewer {...props} over={<Notice />} />;

const FAILING = { load: () => Promise.reject(new Error('No list today.')) };

export const ListFailure = story(
  <LightboxStory
    Lightbox={FailureLightbox}
    hint="A list that fails to load: the kit's message, and another action."
    thumbnails={FEW}
    source={FAILING}
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

function Credit() {
  const { image } = useLightboxContext<Photo>();
  return (
    <p>
      {image?.title}, by {image?.photographer}
    </p>
  );
}

const PhotoLightbox = (props: LightboxProps<Photo>) => (
  <LightboxRoot {...props}>
    <HistoryEntry />
    <ThumbnailFlight />
    <LightboxDialog>
      <LightboxView>
        <LightboxCloseButton />
        <Swipe>
          <LightboxSlides>
            <LightboxArrows />
            <LightboxTexts>
              <Credit />
            </LightboxTexts>
          </LightboxSlides>
        </Swipe>
      </LightboxView>
    </LightboxDialog>
  </LightboxRoot>
);

const PhotoGallery = (options: ThumbnailsOptions) => (
  <ThumbnailGallery<Photo> images={PHOTOS} lightbox={PhotoLightbox} {...options} />
);

const galleryStory = withControls(PhotoGallery, { maxColumns: range(1, 12, 5), gap: range(0, 40, 4) });
export const InAGallery = galleryStory(
  <Story hint="A gallery's own lightbox. Its parts receive custom image data, such as the photographer.">
    <PhotoGallery />
  </Story>,
);

export const AllParts = allParts('Lightbox parts', {
  Default,
  OwnButtons,
  OwnCaption,
  ArrowsAndClose,
  SlidesAndThumbnails,
});
