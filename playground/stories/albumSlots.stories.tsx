import { AlbumCompact, type AlbumSlots } from '@loggia/ui';
import './gallerySlots.css';
import { STORY_ALBUM } from './shared/createStoryAlbum.ts';
import { allParts, choice, createStaticAlbums, range, stage, toggle, withControls } from './shared/index.ts';

export default { title: 'Album slots' };

const albums = createStaticAlbums({ album: STORY_ALBUM });

const AROUND_AN_ALBUM: AlbumSlots = {
  status: ({ album, children }) => (
    <>
      {children}
      {album.status === 'empty' && <p>Come back in spring.</p>}
    </>
  ),
  pager: ({ album, children }) => (
    <>
      {children}
      <p>{`Page ${album.page} of ${album.pageCount}`}</p>
    </>
  ),
};
const emptyAlbum = createStaticAlbums({ album: { id: '1', title: 'Travels', entries: [] } });

const Stage = stage(AlbumCompact, { urlCodec: false });

const story = withControls(Stage, {
  paging: choice(['arrows', 'numbers', 'button', 'scroll'], 'arrows'),
  pagerPosition: choice(['below', 'above', 'both'], 'below'),
  titleDisplay: choice(['hover', 'show', 'none'], 'hover'),
  hasTitle: toggle(true),
  hasBreadcrumb: toggle(true),
  maxColumns: range(1, 12, 5),
});

export const StatusOfAnAlbum = story(
  <Stage hint="A line after the kit's message for an empty album." backend={emptyAlbum} slots={AROUND_AN_ALBUM} />,
);

const PAGED = createStaticAlbums({ album: STORY_ALBUM, albumsPerPage: 2 });
export const PagerOfAnAlbum = story(
  <Stage hint="A line after the kit's paging control." backend={PAGED} slots={AROUND_AN_ALBUM} />,
);

const ALBUM: AlbumSlots = {
  head: ({ album, children }) => (
    <>
      {children}
      <p>{`${album.entries.length} entries`}</p>
    </>
  ),
  caption: ({ image, children }) => (
    <>
      {children}
      {image.entry.kind === 'album' && <span className="slots-badge">Album</span>}
    </>
  ),
};

export const AnAlbum = story(
  <Stage hint="A line after the header, and a badge on albums." backend={albums} slots={ALBUM} />,
);

export const AllParts = allParts('Album slots', { StatusOfAnAlbum, PagerOfAnAlbum, AnAlbum });
