import { useMemo, useState } from 'react';
import { OfflineError } from '@loggia/hooks/errors';
import type { AlbumCrumb, Backend } from '@loggia/hooks';
import type { StaticAlbum } from '@loggia/hooks/static';
import {
  AlbumCompact,
  AlbumExtended,
  AlbumMasonry,
  CartLink,
  JustifiedGallery,
  ThumbnailGallery,
  type AlbumCompactProps,
  type AlbumExtendedProps,
  type AlbumMasonryProps,
} from '@loggia/ui';
import { AWKWARD_ALBUM, HEBREW_ALBUM, STORY_ALBUM } from './shared/createStoryAlbum.ts';
import {
  allParts,
  choice,
  createStaticAlbums,
  range,
  Story,
  type StoryProps,
  toggle,
  withControls,
} from './shared/index.ts';

export default { title: 'Album' };

const VIEWS = { compact: AlbumCompact, masonry: AlbumMasonry, extended: AlbumExtended };

type AlbumStoryProps = Partial<Pick<StoryProps, 'hint' | 'dir'>> &
  Partial<Omit<AlbumCompactProps & AlbumMasonryProps & AlbumExtendedProps, 'gallery'>> & {
    readonly view?: keyof typeof VIEWS;
    readonly album?: StaticAlbum;
    readonly albumsPerPage?: number;
  };

function AlbumStory({
  hint = 'Open an album, and go back.',
  dir,
  view = 'compact',
  album = STORY_ALBUM,
  ...props
}: AlbumStoryProps) {
  const { albumsPerPage, ...options } = props;
  const backend = useMemo((): Backend => createStaticAlbums({ album, albumsPerPage }), [album, albumsPerPage]);
  const View = VIEWS[view];
  return (
    <Story hint={hint} dir={dir}>
      <View backend={backend} urlCodec={false} {...options} />
    </Story>
  );
}

const story = withControls([AlbumStory, NestedDemo, ControlledViewDemo, LevelFailureDemo], {
  view: choice(['compact', 'masonry', 'extended'], 'compact'),
  albumsPerPage: range(1, 12, 12),
  paging: choice(['arrows', 'numbers', 'button', 'scroll'], 'arrows'),
  pagerPosition: choice(['below', 'above', 'both'], 'below'),
  titleDisplay: choice(['hover', 'show', 'none'], 'hover'),
  hasTitle: toggle(true),
  hasDescription: toggle(true),
  hasBreadcrumb: toggle(true),
  maxColumns: range(1, 12, 5),
  gap: range(0, 40, 4),
});

export const Default = story(
  <AlbumStory hint="Albums and galleries as covers of the same size. Enter opens one and moves focus to its title." />,
);

export const Masonry = story(
  <AlbumStory
    view="masonry"
    titleDisplay="show"
    hint="Covers keep their aspect ratio. Galleries use the masonry layout, too."
  />,
);

export const Extended = story(
  <AlbumStory view="extended" hint="Covers next to their text. Long texts can be expanded." />,
);

const NESTED: readonly AlbumCrumb[] = [
  { kind: 'album', id: '1', page: 1, title: 'Journeys' },
  { kind: 'album', id: '2', page: 1, title: 'The valleys' },
  { kind: 'gallery', id: '12', page: 1, title: 'First valley' },
];

function NestedDemo(options: AlbumCompactProps) {
  const [backend] = useState(() => createStaticAlbums({ album: STORY_ALBUM }));
  const [source] = useState(() => ({ ...backend.albums, rootId: '1' }));
  const initialLevel = {
    path: NESTED,
    gallery: {
      images: STORY_ALBUM.entries.flatMap((entry) => ('images' in entry ? entry.images : [])),
      page: 1,
      pageCount: 1,
    },
  };
  return (
    <Story hint="Two levels down. Breadcrumbs lead back; images open in a lightbox.">
      <AlbumCompact source={source} backend={backend} urlCodec={false} initialLevel={initialLevel} {...options} />
    </Story>
  );
}

export const Nested = story(<NestedDemo />);

function ControlledViewDemo(options: AlbumCompactProps) {
  const [backend] = useState(() => createStaticAlbums({ album: STORY_ALBUM }));
  return (
    <Story hint="The page renders the galleries itself. Open the ridge walk.">
      <AlbumCompact
        backend={backend}
        urlCodec={false}
        renderGallery={(gallery) => <JustifiedGallery {...gallery} />}
        {...options}
      />
    </Story>
  );
}

export const ControlledView = story(<ControlledViewDemo />);

export const RightToLeft = story(<AlbumStory dir="rtl" album={HEBREW_ALBUM} hint="The first cover is on the right." />);

export const LongTitles = story(
  <AlbumStory album={AWKWARD_ALBUM} titleDisplay="show" hint="Very long texts, and missing covers." />,
);

export const Pages = story(
  <AlbumStory albumsPerPage={2} hint="Two entries per page. Choose how to page in the controls." />,
);

const COUNTLESS: StaticAlbum = {
  ...STORY_ALBUM,
  entries: Array.from({ length: 10_000 }, (_, index) => ({
    id: String(index),
    title: `Day ${index + 1}`,
    images: STORY_ALBUM.entries
      .flatMap((entry) => ('images' in entry ? entry.images : []))
      .slice(index % 9, (index % 9) + 3),
  })),
};

const SHOP_ALBUM: StaticAlbum = {
  ...STORY_ALBUM,
  entries: STORY_ALBUM.entries.map((entry) =>
    'images' in entry ? { ...entry, images: entry.images.map((image) => ({ ...image, isSold: true })) } : entry,
  ),
};

export const TenThousandGalleries = story(
  <AlbumStory
    album={COUNTLESS}
    albumsPerPage={10_000}
    hint="Virtualized: only items near the viewport are rendered."
  />,
);

export const Shop = story(
  <AlbumStory
    hint="Open the ridge walk: images that are for sale have a cart button."
    renderGallery={(gallery) => <ThumbnailGallery {...gallery} titleDisplay="none" extraComponent={CartLink} />}
    album={SHOP_ALBUM}
  />,
);

export const Empty = story(<AlbumStory album={{ ...STORY_ALBUM, entries: [] }} hint="An album without entries." />);

const waiting = { rootId: '1', loadAlbum: () => new Promise<never>(() => undefined), openGallery: () => ({}) };

export const Loading = story(<AlbumStory source={waiting} hint="The album is loading." />);

const offline = { ...waiting, loadAlbum: () => Promise.reject(new OfflineError()) };

export const Failure = story(<AlbumStory source={offline} hint="The backend is unavailable." />);

function LevelFailureDemo(options: AlbumStoryProps) {
  const [source] = useState(() => {
    const { albums } = createStaticAlbums({ album: STORY_ALBUM });
    return { ...albums, openGallery: () => ({ gallery: { loadPage: () => Promise.reject(new OfflineError()) } }) };
  });
  return (
    <AlbumStory
      source={source}
      hint="Galleries fail to load. The current level stays, with a message and a retry button."
      {...options}
    />
  );
}

export const LevelFailure = story(<LevelFailureDemo />);

export const AllParts = allParts('Album', { Default, Masonry, Extended });
