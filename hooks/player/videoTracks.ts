import type { PlaylistVideo } from '../backend/PlaylistSource.ts';
import type { VideoWishes } from '../backend/VideoPlayer.ts';
import type { ElementProps } from '../shared/ElementProps.ts';
import { safeSource } from '../shared/safeHref.ts';

export type VideoTrackProps = ElementProps<'track'> & { readonly src: string };

/**
 * The texts that go along with a file, fit for `<track>` elements: each file once, and none from an address that is no file's. Where
 * captions are wished, those in the wished language are on, or the first ones; else those that say so themselves.
 */
export function videoTracks(
  video: PlaylistVideo | null,
  { captions, captionLanguage }: Pick<VideoWishes, 'captions' | 'captionLanguage'>,
): readonly VideoTrackProps[] {
  const given = video?.provider === 'file' ? (video.tracks ?? []) : [];
  const tracks = given.filter(
    ({ src }, index) => safeSource(src, 'frame') !== undefined && given.findIndex((one) => one.src === src) === index,
  );
  const wished = tracks.find(({ srclang }) => srclang === captionLanguage) ?? tracks[0];
  return tracks.map((track) => ({
    src: safeSource(track.src, 'frame') ?? '',
    srcLang: track.srclang,
    label: track.label,
    kind: track.kind ?? 'captions',
    default: captions ? track === wished : track.default,
  }));
}
