import { useState } from 'react';
import { BROWSING_PARAMETERS, DEFAULT_BROWSING_STATE } from '@loggia/hooks/browsing';
import { OfflineError } from '@loggia/hooks/errors';
import type { BrowsingState, GalleryImage, GallerySource } from '@loggia/hooks';
import {
  GalleryBrowser,
  MasonryGallery,
  JustifiedGallery,
  SearchLine,
  TagFilter,
  ThumbnailGallery,
  type BrowsedViewProps,
  type GalleryBrowserProps,
  type SearchLineOptions,
} from '@loggia/ui';
import {
  allParts,
  createArchive,
  createLandscapes,
  createStaticBackend,
  Story,
  type StoryProps,
  text,
  toggle,
  withControls,
} from './shared/index.ts';

import { BROWSER_CONTROLS } from './shared/componentControls.ts';

export default { title: 'Browsing' };

const TAG_NAMES = [
  'Dawn',
  'Dusk',
  'Fog',
  'Forest',
  'Hills',
  'Night',
  'Rain',
  'Rivers',
  'Snow',
  'Sun',
  'Valleys',
  'Wind',
];
const TAGS = TAG_NAMES.map((name, index) => ({ id: String(index + 1), name }));

const withTags = (images: readonly GalleryImage[]): readonly GalleryImage[] =>
  images.map((image, index) => ({
    ...image,
    fileSize: ((index * 7) % 11) * 1000,
    tagIds: [String((index % 5) + 1), String((index % TAGS.length) + 1)],
  }));
const LANDSCAPES = withTags(createLandscapes(28));
const backend = createStaticBackend({ images: LANDSCAPES, perPage: 8 });
const pages = backend.gallery as GallerySource;
const archive = createStaticBackend({ images: withTags(createArchive(10_000)), perPage: 120 });

/** Responds late, so that the loading state is visible. */
const DELAY_MS = 1200;
const slow: GallerySource = {
  async loadPage(query, options) {
    await new Promise((resolve) => setTimeout(resolve, DELAY_MS));
    return pages.loadPage(query, options);
  },
};
const failing: GallerySource = {
  loadPage: (query, options) => (query.page > 1 ? Promise.reject(new OfflineError()) : pages.loadPage(query, options)),
};

interface BrowsingStoryProps extends Partial<GalleryBrowserProps>, Partial<Pick<StoryProps, 'hint' | 'dir'>> {
  readonly source?: GallerySource;
}

const thumbnails = (view: BrowsedViewProps) => <ThumbnailGallery {...view} maxColumns={4} lightbox={false} />;

const BrowsingStory = ({
  hint = 'Search, sort and choose a tag. Enter searches, or goes to the page number you typed.',
  dir,
  source,
  ...props
}: BrowsingStoryProps) => (
  <Story hint={hint} dir={dir}>
    <GalleryBrowser
      backend={source ? { ...backend, gallery: source } : backend}
      urlState={false}
      tags={TAGS}
      {...props}
    >
      {props.children ?? thumbnails}
    </GalleryBrowser>
  </Story>
);

const story = withControls([BrowsingStory, FocusAfterFailureDemo], { ...BROWSER_CONTROLS, title: text('') });
const browserStory = withControls(GalleryBrowser, BROWSER_CONTROLS);

export const Default = story(<BrowsingStory />);

function ControlledStateDemo(options: SearchLineOptions) {
  const [state, setState] = useState<BrowsingState>({ ...DEFAULT_BROWSING_STATE, search: 'hills' });
  const handle = { state, change: (change: Partial<BrowsingState>) => setState({ ...state, page: 1, ...change }) };
  return (
    <Story hint="Search and tags without a gallery. The page controls their state.">
      <SearchLine browsing={handle} {...options} />
      <TagFilter browsing={handle} tags={TAGS} />
      <pre className="story-row">{JSON.stringify(state)}</pre>
    </Story>
  );
}

const lineStory = withControls(ControlledStateDemo, { hasSearch: toggle(true), hasSort: toggle(true) });
export const ControlledState = lineStory(<ControlledStateDemo />);

export const InTheAddress = story(
  <BrowsingStory
    hint="The state is in the URL, with custom parameter names. Back and Forward restore it."
    urlState={{ parameters: { ...BROWSING_PARAMETERS, page: 'story-page' } }}
  />,
);

export const LoadMore = story(
  <BrowsingStory hint="Each click loads eight more. At the end the button shows a message." paging="button" />,
);

export const TenThousandByScrolling = story(
  <BrowsingStory
    hint="More images load before you reach the end. The button is for keyboard users."
    backend={archive}
    paging="scroll"
  >
    {(view) => <JustifiedGallery direction="rows" {...view} thumbnailSize={140} gap={3} lightbox={false} />}
  </BrowsingStory>,
);

export const MasonryByArrows = story(
  <BrowsingStory hint="Any view, with the small paging control." paging="arrows">
    {(view) => <MasonryGallery {...view} thumbnailSize={220} gap={6} lightbox={false} />}
  </BrowsingStory>,
);

export const PagesInWords = story(
  <BrowsingStory hint="Text instead of icons, and the number of images." hasPagerLabels hasItemCount />,
);

export const SlowServer = story(
  <BrowsingStory
    hint="The current page stays usable while the next one loads. A progress bar is shown at the top."
    source={slow}
  />,
);

export const OfflineFailure = story(
  <BrowsingStory hint="The second page fails to load. The first one stays." source={failing} paging="button" />,
);

/** Unreachable the first time. */
function createRecovering(): GallerySource {
  let hasFailed = false;
  return {
    loadPage(query, options) {
      if (hasFailed) return pages.loadPage(query, options);
      hasFailed = true;
      return Promise.reject(new OfflineError());
    },
  };
}

function FocusAfterFailureDemo(options: BrowsingStoryProps) {
  const [source] = useState(createRecovering);
  return (
    <BrowsingStory
      hint="Tab to the button and press Enter. The button is removed, and focus moves to the gallery."
      source={source}
      {...options}
    />
  );
}

export const FocusAfterFailure = story(<FocusAfterFailureDemo />);

export const NothingFound = story(
  <BrowsingStory hint="A search without results has a button to reset it." defaultState={{ search: 'submarine' }} />,
);

export const TwoGalleries = browserStory(
  <Story hint="Search and paging of each gallery have its title in their names, so landmarks can be told apart.">
    {['Harbour', 'Mountains'].map((title) => (
      <GalleryBrowser key={title} title={title} backend={backend} urlState={false}>
        {thumbnails}
      </GalleryBrowser>
    ))}
  </Story>,
);

export const NarrowColumn = browserStory(
  <Story hint="Below 410 pixels the toolbar is compact.">
    <div style={{ maxWidth: 340 }}>
      <GalleryBrowser backend={backend} urlState={false} tags={TAGS}>
        {thumbnails}
      </GalleryBrowser>
    </div>
  </Story>,
);

export const AllParts = allParts('Browsing', { Default, LoadMore, PagesInWords });
