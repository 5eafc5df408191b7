import type { Track } from './packTracks.ts';

/** Length of the longest track without the gap after its last item, in CSS pixels. */
export function tracksLength(tracks: readonly Track[], thicknessOf: (track: number) => number, gap: number): number {
  return tracks.reduce(
    (longest, { units, fixed }, track) => Math.max(longest, units * thicknessOf(track) + fixed - gap),
    0,
  );
}
