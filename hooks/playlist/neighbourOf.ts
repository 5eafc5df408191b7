import type { PlaylistVideo } from '../backend/PlaylistSource.ts';
import { wrapIndex } from '../shared/wrapIndex.ts';

/** The video so many steps on among those that are known: after the last comes the first. Undefined where there is none. */
export function neighbourOf(
  known: readonly PlaylistVideo[],
  videoId: string | null,
  steps: number,
): PlaylistVideo | undefined {
  const index = known.findIndex(({ id }) => id === videoId);
  // From nowhere the way leads to the first one, or to the last.
  const start = index < 0 && steps > 0 ? -1 : Math.max(0, index);
  return known[wrapIndex(start + steps, known.length)];
}
