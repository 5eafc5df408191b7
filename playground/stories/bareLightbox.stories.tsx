import { useMemo, useState } from 'react';
import { OfflineError } from '@loggia/hooks/errors';
import { SHARE_NETWORKS } from '@loggia/hooks/share';
import type {
  Backend,
  CommentStore,
  GalleryImage,
  LightboxSettings,
  LightboxSource,
  NeedMoreDetails,
  RatingStore,
} from '@loggia/hooks';
import { STUB_HOSTS } from '../site/embeds/stubHosts.ts';
import { BareLightbox, type BareLightboxProps } from './bare/BareLightbox.tsx';
import { LANDSCAPES } from './bare/bareLandscapes.ts';
import { createStoryComments, STORY_CAPTCHA_URL } from './shared/createStoryComments.ts';
import { describeEvent } from './shared/describeEvent.ts';
import { drawLandscape } from './shared/drawLandscape.ts';
import { PRICE_LISTS } from './shared/priceLists.ts';
import { useForeignBanner } from './shared/useForeignBanner.ts';
import {
  allParts,
  createLandscapes,
  createStaticBackend,
  SETTING_CONTROLS,
  type SettingOptions,
  settingsOf,
  Story,
  withControls,
} from './shared/index.ts';

export default { title: 'Bare lightbox' };

const SLOW_RESPONSE_MS = 1000;
const SETTINGS: LightboxSettings = {
  rating: true,
  hitCounter: true,
  comments: true,
  shop: true,
  shareNetworks: SHARE_NETWORKS,
  watermark: { type: 'text', text: 'Loggia', fontSize: 20, font: 'Georgia', color: '#ffffff', position: 'bottom-left' },
};

const ratings: RatingStore = { saveRating: async (_, score) => ({ average: score, count: 1, own: score }) };
const failingRatings: RatingStore = { saveRating: () => Promise.reject(new OfflineError()) };

/** Frames are served by the CMS, so no provider is contacted. */
const EMBED_OPTIONS = { hosts: STUB_HOSTS };

interface BareStoryProps extends SettingOptions {
  readonly hint: string;
  readonly dir?: 'ltr' | 'rtl';
  readonly images?: readonly GalleryImage[];
  readonly settings?: LightboxSettings;
  readonly ratings?: RatingStore;
  readonly comments?: CommentStore;
  readonly adopt?: string;
  readonly onEvent?: BareLightboxProps['onEvent'];
}

function BareStory({ hint, dir, images = LANDSCAPES, settings, comments, ...own }: BareStoryProps) {
  const { ratings: store = ratings, adopt, onEvent, ...options } = own;
  const backend = useMemo((): Backend => {
    const all = { ...SETTINGS, ...settings };
    return {
      ...createStaticBackend({ images, settings: all, comments: true, priceLists: PRICE_LISTS }),
      ratings: store,
      ...(comments && { comments }),
    };
  }, [images, settings, store, comments]);
  return (
    <Story hint={hint} dir={dir}>
      <BareLightbox
        images={images.slice(0, 4)}
        backend={backend}
        embeds={EMBED_OPTIONS}
        {...{ adopt, onEvent }}
        settings={settingsOf(options)}
      />
    </Story>
  );
}

const story = withControls([BareStory, OthersOnThePageDemo, ListFailureDemo, LoadMoreDemo], SETTING_CONTROLS);

export const Default = story(
  <BareStory hint="A complete lightbox built with hooks only, with its own markup and CSS." />,
);

const POP_UP: LightboxSettings = {
  fullWindow: false,
  effect: 'cubeH',
  effectDurationMs: 500,
  protectImages: true,
  watermark: {
    type: 'image',
    url: drawLandscape(4, 90, 60),
    opacity: 0.8,
    position: 'top-right',
    link: 'https://example.org/',
  },
};
export const PopUp = story(
  <BareStory
    hint="A smaller lightbox with a maximize button and the cube effect. Images are protected, and the watermark is a link."
    settings={POP_UP}
  />,
);

const ELSEWHERE: LightboxSettings = {
  controlBarPosition: 'top',
  filmstripPosition: 'left',
  ratingPosition: 'bottom',
  hitCounterPosition: 'top',
  infoPosition: 'top',
  infoAlign: 'right',
  infoAlwaysShown: true,
  infoFullWidth: false,
  sidebarPosition: 'right',
};
export const OtherPositions = story(
  <BareStory hint="Settings move all parts to other positions." settings={ELSEWHERE} />,
);

/** A tag manager's banner, and the events it receives. */
function OthersOnThePageDemo(options: SettingOptions) {
  useForeignBanner();
  const [lines, setLines] = useState<readonly string[]>([]);
  return (
    <>
      <BareStory
        hint="The page's own banner stays usable while the lightbox is open. Events are listed below."
        adopt=".story-banner"
        onEvent={(event) => setLines((known) => [...known, describeEvent(event)])}
        {...options}
      />
      <ol aria-label="Events for the tag manager">
        {lines.map((line, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines are only added at one end, and may be identical
          <li key={index}>{line}</li>
        ))}
      </ol>
    </>
  );
}

export const OthersOnThePage = story(<OthersOnThePageDemo />);

const BROKEN = LANDSCAPES.map((image, index) => (index % 2 === 0 ? image : { ...image, url: '/missing.jpg' }));
export const ImageFailure = story(
  <BareStory
    hint="Every second image fails to load, and votes are not saved."
    images={BROKEN}
    ratings={failingRatings}
  />,
);

/** A slow backend whose list fails to load the first time. */
function createSlowStart(): Backend {
  const backend = createStaticBackend({ images: LANDSCAPES });
  let tries = 0;
  const load: LightboxSource['load'] = async (request, options) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW_RESPONSE_MS));
    tries += 1;
    if (tries === 1 || !backend.lightbox) throw new OfflineError();
    return backend.lightbox.load(request, options);
  };
  return { ...backend, lightbox: { load } };
}
function ListFailureDemo(options: SettingOptions) {
  const [backend] = useState(createSlowStart);
  return (
    <Story hint="The list takes a second, and its first request fails.">
      <BareLightbox images={LANDSCAPES.slice(0, 4)} backend={backend} settings={settingsOf(options)} />
    </Story>
  );
}

export const ListFailure = story(<ListFailureDemo />);

const guarded = createStoryComments({
  comments: [{ author: 'Rosa', text: 'I stood there a year ago and saw nothing but fog.', canDelete: true }],
  rules: { captchaUrl: STORY_CAPTCHA_URL, hasEmail: true, hasPrivacyPolicy: true, privacyPolicyUrl: '#policy' },
  failing: 'add',
});
export const GuardedComments = story(
  <BareStory
    hint="Comments require an email address, a captcha and consent. Sending fails the first time."
    comments={guarded}
  />,
);

const MIDDLE = 10;
const PAGE_LENGTH = 4;
const BACKEND = createStaticBackend({ images: LANDSCAPES, comments: true });

/** The first request at each edge fails. */
function LoadMoreDemo(options: SettingOptions) {
  const [span, setSpan] = useState({ from: MIDDLE, to: MIDDLE + PAGE_LENGTH });
  const [failed, setFailed] = useState<readonly string[]>([]);
  const onNeedMore = async ({ edge }: NeedMoreDetails) => {
    if (!failed.includes(edge)) {
      setFailed((known) => [...known, edge]);
      throw new OfflineError();
    }
    setSpan(({ from, to }) => (edge === 'end' ? { from, to: to + PAGE_LENGTH } : { from: from - PAGE_LENGTH, to }));
  };
  const from = Math.max(0, span.from);
  return (
    <Story hint="Four of 24 images are loaded. More load at both ends, after a retry.">
      <BareLightbox
        images={LANDSCAPES.slice(from, span.to)}
        offset={from}
        total={LANDSCAPES.length}
        backend={BACKEND}
        onNeedMore={onNeedMore}
        settings={settingsOf(options)}
      />
    </Story>
  );
}

export const LoadMore = story(<LoadMoreDemo />);

const MANY = createLandscapes(10_000);
export const TenThousandItems = story(<BareStory hint="10,000 images." images={MANY} />);

export const AllParts = allParts('Bare lightbox', { Default, PopUp, OtherPositions });
