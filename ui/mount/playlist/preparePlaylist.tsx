import {
  allowedServer,
  createRenewingPlaylist,
  createWordPressPlaylist,
  redundantPlaylistScript,
  readPlaylistContainer,
  readPlaylistAction,
  readControlSide,
  renewPlaylistSecurity,
} from '@loggia/hooks/wordpress';
import type { PlaylistVideo } from '@loggia/hooks/backend';
import { PLAYER_HEIGHT_PX, PLAYER_WIDTH_PX } from '@loggia/hooks/player';
import { Playlist } from '../../playlist/Playlist.tsx';
import type { MountContext, MountPlan } from '../MountOptions.ts';
import { SiteLabels } from '../SiteLabels.tsx';

const warnedDocuments = new WeakSet<Document>();

/**
 * Warns sites that require consent that the plugin's own script loads without it. The warning is part of every build,
 * because sites that use only the script have no development build.
 */
function warnOfNeedlessScript(document: Document): void {
  const handle = redundantPlaylistScript(document);
  if (handle === undefined || warnedDocuments.has(document)) return;
  warnedDocuments.add(document);
  console.warn(
    `Loggia: the script "${handle}" loads YouTube's player without consent and is no longer used. ` +
      'Remove the script, but keep its inline data. See "Remove scripts you no longer need" in docs/mount.md.',
  );
}

/**
 * Prepares a playlist that replaces the server's, with the site's own labels. A playlist that cannot be parsed or
 * contains no videos is kept.
 */
export function preparePlaylist(element: HTMLElement, { allowedHosts, requiresConsent }: MountContext): MountPlan {
  const { initialPage, page, pageCount, labels, options, ...read } = readPlaylistContainer(element);
  const config = { ...read, allowedHosts };
  allowedServer(config.ajaxUrl, config);
  const { videos } = initialPage;
  if (videos.length === 0) throw new Error('The playlist has no playable video.');
  if (requiresConsent) warnOfNeedlessScript(element.ownerDocument);
  // If the server sets a width, the page uses the plugin's own player, which has its own aspect ratio.
  const aspectRatio = options.player?.width === undefined ? undefined : PLAYER_WIDTH_PX / PLAYER_HEIGHT_PX;
  const source = createRenewingPlaylist(createWordPressPlaylist(config), async (signal) => {
    const security = await renewPlaylistSecurity({ pageUrl: window.location.href, signal });
    return createWordPressPlaylist({ ...config, security });
  });
  return {
    content: (
      <SiteLabels labels={{ playlist: labels }}>
        <Playlist
          {...options}
          {...{ source, initialPage, page, pageCount }}
          player={{ ...options.player, aspectRatio }}
        />
      </SiteLabels>
    ),
    findCounterpart: (host, pressed) => findVideoCounterpart(host, pressed, videos),
  };
}

const BUTTONS = {
  next: '.loggia-video-pager button:last-of-type',
  previous: '.loggia-video-pager button:first-of-type',
  more: '.loggia-video-more',
} as const;

/**
 * Returns the kit's link or button that does the same as the server's control. `videos` contains the container's
 * videos, in order.
 */
export function findVideoCounterpart(
  host: HTMLElement,
  pressed: Element,
  videos: readonly PlaylistVideo[],
): HTMLElement | null {
  const action = readPlaylistAction(pressed);
  if (action.kind === 'page') {
    // If there are two pagers, this is the one on the same side.
    const pager = host.querySelector(`.loggia-video-pager[data-side="${readControlSide(pressed)}"]`);
    return (pager?.parentElement ?? host).querySelector<HTMLElement>(BUTTONS[action.direction]);
  }
  if (action.kind === 'other') return null;
  const index = videos.findIndex(({ id }) => id === action.id);
  return host.querySelector<HTMLElement>(`[data-index="${index}"] .loggia-video-button`);
}
