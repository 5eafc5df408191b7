import type { PlaylistVideo } from '../backend/PlaylistSource.ts';
import type { VideoSettings, VideoWishes } from '../backend/VideoPlayer.ts';
import { PROVIDER_NAMES } from '../embed/labels.ts';
import type { ElementProps } from '../shared/ElementProps.ts';
import { safeSource } from '../shared/safeHref.ts';
import { warnOnce } from '../shared/warnOnce.ts';
import { clipOver } from './clip.ts';
import { LONGEST_VIDEO_ADDRESS } from './constants.ts';
import { videoFromAddress, VIMEO_ID } from './videoFromAddress.ts';

/** The video as its player knows it: a whole address in place of an id is read, with the times in it that nobody else has said. */
export function plainVideo(video: PlaylistVideo): PlaylistVideo {
  const { provider, id } = video;
  if (provider === 'file' || !id.includes('/') || VIMEO_ID.test(id)) return video;
  const addressed = videoFromAddress(id);
  if (addressed?.provider !== provider) {
    const name = providerName(provider);
    warnOnce(
      `"${id.slice(0, 100)}" is no id of a video at ${name}${id.length > LONGEST_VIDEO_ADDRESS ? ', and too long for an address' : ''}, ` +
        `so it cannot be played. Give the id that ${name} has for it, or an address that videoFromAddress understands.`,
    );
    return video;
  }
  return { ...video, id: addressed.id, ...clipOver(video, addressed) };
}

const NAMES: Readonly<Record<string, string>> = PROVIDER_NAMES;

/** What a provider calls itself. One that we do not know is called as its player names it. */
export function providerName(provider: string): string {
  return Object.hasOwn(NAMES, provider) ? (NAMES[provider] ?? provider) : provider;
}

/** Identity of a video, and of the piece of it that is played, among those of all providers. */
export function videoKey(video: PlaylistVideo): string {
  const { provider, id, startSeconds = '', endSeconds = '' } = video;
  return `${provider}:${id}:${provider === 'file' ? video.url : ''}:${startSeconds}-${endSeconds}`;
}

type Given = { readonly [TName in keyof VideoSettings]?: VideoSettings[TName] | undefined };

/** How a video is to be shown, out of options that may leave out anything. */
export function videoSettings(options: Given): VideoSettings {
  const { startsAtOnce = false, controls = true, loop = false, muted = false } = options;
  const { captions, captionLanguage, language, annotations, relatedVideos, modestBranding, information } = options;
  const wishes = { captions, captionLanguage, language, annotations, relatedVideos, modestBranding, information };
  return { startsAtOnce, muted, controls, loop, ...wishes };
}

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
