import { createWordPressPlaylist } from '@loggia/hooks/wordpress';
import { Playlist } from '@loggia/ui';
import { useState } from 'react';
import type { CmsPlaylist } from '../../server/playlists/createPlaylistService.ts';
import { GalleryHead } from '../components/GalleryHead.tsx';
import { STUB_HOSTS } from '../embeds/stubHosts.ts';
import type { PlaylistsPageData } from '../pageData.ts';
import { PLAYLIST_VIEWS } from '../playlistViews.ts';

const urlOf = (view: string, isPopup: boolean) => `/playlists/${view}${isPopup ? '?player=popup' : ''}`;

function SitePlaylist({ playlist }: { readonly playlist: CmsPlaylist }) {
  const { options, initialPage, pageCount } = playlist;
  // The width is meant for pages rendered by the CMS. Here the player is as wide as its list.
  const { width: _width, ...player } = options.player ?? {};
  const [source] = useState(() => createWordPressPlaylist(playlist));
  return (
    <Playlist
      {...options}
      {...{ source, initialPage, pageCount, player }}
      hosts={STUB_HOSTS}
      requiresConsent
      labels={{ loadMore: 'More videos' }}
    />
  );
}

/** One playlist of the CMS, or two that never play at the same time. */
export function PlaylistsPage({ page }: { readonly page: PlaylistsPageData }) {
  const { title, description, playlists, view: shownView, isPopup } = page;
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
              <a href={urlOf(view, isPopup)} aria-current={view === shownView ? 'page' : undefined}>
                {name}
              </a>
            </li>
          ))}
          {shownView !== 'pop-up' && (
            <li>
              <a href={urlOf(shownView, !isPopup)}>
                {isPopup ? 'With the player above the list' : 'With the player in a dialog'}
              </a>
            </li>
          )}
        </ul>
      </nav>
    </section>
  );
}
