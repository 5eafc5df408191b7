import type { Track } from './packTracks.ts';

/** Length of the longest track without the gap after its last item, in CSS pixels. */
export function tracksLength(tracks: readonly Track[], thicknessOf: (track: number) => number, gap: number): number {
  const lengths = tracks.map(({ units, fixed }, track) => units * thicknessOf(track) + fixed - gap);
  return Math.max(0, ...lengths);
}
