import type { PlaylistDirection, PlaylistSource } from '../../backend/PlaylistSource.ts';
import { createWatchedTransport } from '../../rest/engine/createWatchedTransport.ts';
import { allowedServer } from '../allowedServer.ts';
import type { WordPressBackendOptions } from '../types.ts';
import { parsePlaylistPage } from './parsePlaylistPage.ts';
import { sentSettings } from './playlistSettings.ts';
import type { WordPressPlaylistConfig } from './types.ts';

/** A number would mean `prev`: no page can be gone to by its number. */
const PAGE: Readonly<Record<PlaylistDirection, string>> = { next: 'next', more: 'more', previous: 'prev' };

/**
 * The pages of a playlist on a WordPress site with the playlist plugin. Create it once for each playlist. Making it asks nothing
 * of the network and needs no browser.
 *
 * @example
 * const { initialPage, ...config } = readPlaylistContainer(document.querySelector('.yotu-playlist'));
 * const playlist = createWordPressPlaylist(config);
 */
export function createWordPressPlaylist(
  config: WordPressPlaylistConfig,
  options: Pick<WordPressBackendOptions, 'fetch' | 'answerLimitBytes'> = {},
): PlaylistSource {
  const transport = createWatchedTransport({ fetch: options.fetch });
  return {
    async loadPage({ direction, tokens }, { signal }) {
      const address = new URL(allowedServer(config.ajaxUrl, config, config.ajaxUrl));
      // As the plugin's own script does: some caches answer a POST.
      address.searchParams.set('_', Math.random().toString(36).slice(2));
      const text = await transport.text(address.href, {
        form: [
          ['page', PAGE[direction]],
          ['settings', sentSettings(config.settings, tokens)],
          ['action', 'yotu_pagination'],
          ...(config.security === undefined ? [] : [['security', config.security] as const]),
        ],
        signal,
        headers: { 'X-Requested-With': 'XMLHttpRequest' },
        limitBytes: options.answerLimitBytes,
      });
      return parsePlaylistPage(text, address.href);
    },
  };
}
