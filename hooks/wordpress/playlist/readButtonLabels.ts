import type { PlaylistLabels } from '../../playlist/labels.ts';
import type { PlaylistSettings } from './types.ts';

const NAMES = { next: 'nexttext', previous: 'prevtext', loadMore: 'loadmoretext' } as const;

/** What an editor has written on the buttons of one playlist, where that is anything. */
export function readButtonLabels(settings: PlaylistSettings): Partial<PlaylistLabels> {
  const texts = Object.entries(NAMES).flatMap(([label, name]) => {
    const text = settings[name];
    return typeof text === 'string' && text.trim() !== '' ? [[label, text.trim()] as const] : [];
  });
  return Object.fromEntries(texts);
}
