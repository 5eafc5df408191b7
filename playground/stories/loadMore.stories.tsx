import { useState } from 'react';
import { OfflineError } from '@loggia/hooks/errors';
import {
  useLightbox,
  useLoadMore,
  type GalleryImage,
  type GallerySource,
  type NeedMoreDetails,
  type UseLoadMoreOptions,
} from '@loggia/hooks';
import { ThumbnailGallery, type ThumbnailGalleryProps } from '@loggia/ui';
import {
  allParts,
  createLandscapes,
  createStaticBackend,
  GALLERY_CONTROLS,
  HookDialog,
  LIGHTBOX_CONTROLS,
  LightboxStory,
  type LightboxStoryProps,
  overNetwork,
  range,
  stage,
  Story,
  toggle,
  withControls,
} from './shared/index.ts';

export default { title: 'Load more' };

const PAGE_LENGTH = 8;
const RESPONSE_MS = 800;
const LANDSCAPES = createLandscapes(40);
const MANY = createLandscapes(10_000);

const { load: wait } = overNetwork({ load: () => new Promise((resolve) => setTimeout(resolve, RESPONSE_MS)) });

/** A list that loads page by page. The first `failures` requests fail. */
function usePagedList(all: readonly GalleryImage[], failures = 0) {
  const [images, setImages] = useState(() => all.slice(0, PAGE_LENGTH));
  const [left, setLeft] = useState(failures);
  const onNeedMore = async ({ loaded, signal }: NeedMoreDetails) => {
    await wait();
    if (signal.aborted) return;
    setLeft(left - 1);
    if (left > 0) throw new OfflineError();
    setImages(all.slice(0, loaded + PAGE_LENGTH));
  };
  return { images, total: all.length, onNeedMore };
}

interface PagedProps extends LightboxStoryProps {
  readonly hint: string;
  readonly all?: readonly GalleryImage[];
  readonly failures?: number;
  readonly dir?: 'ltr' | 'rtl';
}

function Paged({ all = LANDSCAPES, failures, ...story }: PagedProps) {
  return <LightboxStory {...story} {...usePagedList(all, failures)} />;
}

const story = withControls(Paged, LIGHTBOX_CONTROLS);
const Gallery = stage(ThumbnailGallery, {});
const galleryStory = withControls([Gallery, GalleryPageFailureDemo], GALLERY_CONTROLS);

export const Default = story(
  <Paged hint="Eight of 40 images are loaded. Go past the eighth, or hold the right arrow." />,
);
export const Failure = story(
  <Paged
    hint="The next two pages fail to load. A message appears near the eighth image, with a retry button."
    failures={2}
  />,
);
export const TenThousandItems = story(<Paged hint="10,000 images, loaded eight at a time." all={MANY} />);

const SHOWN_PAGE = 3;
const { gallery: PAGES } = createStaticBackend({ images: LANDSCAPES, perPage: PAGE_LENGTH });

/** Serves pages, but no list of all images. Every page except the one shown fails on its first request. */
function createFailingPages(): GallerySource {
  const requestedPages = new Set([SHOWN_PAGE]);
  return {
    async loadPage(query, request) {
      await wait();
      if (!PAGES || !requestedPages.has(query.page)) {
        requestedPages.add(query.page);
        throw new OfflineError();
      }
      return PAGES.loadPage(query, request);
    },
  };
}

export const PagesOfAGallery = galleryStory(
  <Gallery
    hint="Page 3 of 5. The lightbox continues into the other pages; the gallery stays on its own."
    source={PAGES}
    defaultPage={SHOWN_PAGE}
  />,
);

function GalleryPageFailureDemo(options: ThumbnailGalleryProps) {
  const [source] = useState(createFailingPages);
  return (
    <Gallery
      hint="Pages around page 3 fail to load at first. A message and a retry button appear."
      source={source}
      defaultPage={SHOWN_PAGE}
      {...options}
    />
  );
}

export const GalleryPageFailure = galleryStory(<GalleryPageFailureDemo />);

/** Only the hooks, with custom markup. */
function ControlledDemo(options: Pick<UseLoadMoreOptions, 'distance' | 'enabled'>) {
  const { images, total, onNeedMore } = usePagedList(LANDSCAPES);
  const lightbox = useLightbox({ images, total });
  const more = useLoadMore(lightbox, { onNeedMore, ...options });
  return (
    <Story hint="Choose in the controls how many images before the end more are requested.">
      <p className="story-row">
        <button type="button" onClick={() => lightbox.open('6')}>
          Open
        </button>
      </p>
      <HookDialog lightbox={lightbox}>
        <p>
          {lightbox.index + 1} of {lightbox.total}, {images.length} loaded
        </p>
        <div {...more.getStatusProps()} />
        {more.error && <button {...more.getRetryButtonProps()} />}
      </HookDialog>
    </Story>
  );
}

const hookStory = withControls(ControlledDemo, { distance: range(0, PAGE_LENGTH, 3), enabled: toggle(true) });
export const Controlled = hookStory(<ControlledDemo />);

export const AllParts = allParts('Load more', { Default, PagesOfAGallery, Controlled });
