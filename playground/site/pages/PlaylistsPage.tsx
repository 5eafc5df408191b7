import { createWordPressPlaylist } from '@loggia/hooks/wordpress';
import { Playlist } from '@loggia/ui';
import { useState } from 'react';
import type { CmsPlaylist } from '../../server/playlists/createPlaylistDesk.ts';
import { GalleryHead } from '../components/GalleryHead.tsx';
import { STUB_HOSTS } from '../embeds/stubHosts.ts';
import type { PlaylistsPageData } from '../pageData.ts';
import { PLAYLIST_VIEWS } from '../playlistViews.ts';

function SitePlaylist({ playlist }: { readonly playlist: CmsPlaylist }) {
  const { options, initialPage, pageCount } = playlist;
  const [source] = useState(() => createWordPressPlaylist(playlist));
  return (
    <Playlist
      {...options}
      {...{ source, initialPage, pageCount }}
      hosts={STUB_HOSTS}
      requiresConsent
      labels={{ loadMore: 'More films' }}
    />
  );
}

/** One playlist of the CMS, or two that never play together. */
export function PlaylistsPage({ page }: { readonly page: PlaylistsPageData }) {
  const { title, description, playlists } = page;
  const ways = Object.entries(PLAYLIST_VIEWS);
  return (
    <section className="site-gallery site-playlists" aria-label={title}>
      <GalleryHead title={title} description={description} isPageTitle />
      {playlists.map((playlist) => (
        <SitePlaylist key={playlist.name} playlist={playlist} />
      ))}
      <nav className="site-playlist-ways" aria-label="Playlists">
        <ul className="site-corners">
          {ways.map(([view, { name }]) => (
            <li key={view}>
              <a href={`/playlists/${view}`} aria-current={view === page.view ? 'page' : undefined}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  );
}
