import type { PlaylistVideo } from '@loggia/hooks/backend';
import { readPlaylistPress } from '@loggia/hooks/wordpress';

const BUTTONS = {
  next: '.loggia-video-pager button:last-of-type',
  previous: '.loggia-video-pager button:first-of-type',
  more: '.loggia-video-more',
} as const;

/** The link or button of the kit that does what one of the server's would have done. `videos` are the container's, in its order. */
export function findVideoCounterpart(
  host: HTMLElement,
  pressed: Element,
  videos: readonly PlaylistVideo[],
): HTMLElement | null {
  const press = readPlaylistPress(pressed);
  if (press.kind === 'page') return host.querySelector<HTMLElement>(BUTTONS[press.direction]);
  if (press.kind === 'other') return null;
  const index = videos.findIndex(({ id }) => id === press.id);
  return host.querySelector<HTMLElement>(`[data-index="${index}"] .loggia-video-button`);
}
