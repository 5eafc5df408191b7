import { AlbumCompact, type AlbumSlots } from '@loggia/ui';
import '@loggia/ui/styles.css';
import './gallerySlots.css';
import { STORY_ALBUM } from './shared/createStoryAlbum.ts';
import { Story } from './shared/Story.tsx';
import { choice, range, toggle } from './shared/controls.ts';
import { withControls } from './shared/withControls.tsx';
import { createStaticAlbums } from './shared/staticBackends.ts';
import { allParts } from './shared/allParts.tsx';

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

const story = withControls(AlbumCompact, {
  paging: choice(['arrows', 'numbers', 'button', 'scroll'], 'arrows'),
  pagerPosition: choice(['below', 'above', 'both'], 'below'),
  titleDisplay: choice(['hover', 'show', 'none'], 'hover'),
  hasTitle: toggle(true),
  hasBreadcrumb: toggle(true),
  maxColumns: range(1, 12, 5),
});

export const StatusOfAnAlbum = story(
  <Story hint="A line after the kit's message for an empty album.">
    <AlbumCompact backend={emptyAlbum} urlCodec={false} slots={AROUND_AN_ALBUM} />
  </Story>,
);

export const PagerOfAnAlbum = story(
  <Story hint="A line after the kit's paging control.">
    <AlbumCompact
      backend={createStaticAlbums({ album: STORY_ALBUM, albumsPerPage: 2 })}
      urlCodec={false}
      slots={AROUND_AN_ALBUM}
    />
  </Story>,
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
  <Story hint="A line after the header, and a badge on albums.">
    <AlbumCompact backend={albums} urlCodec={false} slots={ALBUM} />
  </Story>,
);

export const AllParts = allParts('Album slots', { StatusOfAnAlbum, PagerOfAnAlbum, AnAlbum });
