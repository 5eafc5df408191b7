import type { PlaylistVideo } from '../backend/PlaylistSource.ts';
import type { VideoSettings, VideoPreferences } from '../backend/VideoPlayer.ts';
import { PROVIDER_NAMES } from '../embed/labels.ts';
import type { ElementProps } from '../shared/ElementProps.ts';
import { safeSource } from '../shared/urls.ts';
import { warnOnce } from '../shared/developerMessages.ts';
import { mergeClips } from './clip.ts';
import { MAX_VIDEO_URL_LENGTH } from './constants.ts';
import { videoFromUrl, VIMEO_ID } from './videoFromUrl.ts';

/** Normalizes a video: a URL given as its id is parsed, and the times in the URL fill in missing ones. */
export function normalizeVideo(video: PlaylistVideo): PlaylistVideo {
  const { provider, id } = video;
  if (provider === 'file' || !id.includes('/') || VIMEO_ID.test(id)) return video;
  const addressed = videoFromUrl(id);
  if (addressed?.provider !== provider) {
    const name = providerName(provider);
    warnOnce(
      `"${id.slice(0, 100)}" is not a ${name} video id${id.length > MAX_VIDEO_URL_LENGTH ? ' and is too long for a URL' : ''}, ` +
        `so the video cannot be played. Pass its ${name} id, or a URL that \`videoFromUrl\` supports.`,
    );
    return video;
  }
  return { ...video, id: addressed.id, ...mergeClips(video, addressed) };
}

const NAMES: Readonly<Record<string, string>> = PROVIDER_NAMES;

/** Returns the display name of a provider. Unknown providers keep the name given by their player. */
export function providerName(provider: string): string {
  return Object.hasOwn(NAMES, provider) ? (NAMES[provider] ?? provider) : provider;
}

/** Returns a key for a video and its clip, unique across providers. */
export function videoKey(video: PlaylistVideo): string {
  const { provider, id, startSeconds = '', endSeconds = '' } = video;
  return `${provider}:${id}:${provider === 'file' ? video.url : ''}:${startSeconds}-${endSeconds}`;
}

type SettingsInput = { readonly [TName in keyof VideoSettings]?: VideoSettings[TName] | undefined };

/** Returns the video settings from options, with defaults applied. */
export function videoSettings(options: SettingsInput): VideoSettings {
  const { autoplay = false, controls = true, loop = false, muted = false } = options;
  const { captions, captionLanguage, language, annotations, relatedVideos, modestBranding, information } = options;
  const preferences = { captions, captionLanguage, language, annotations, relatedVideos, modestBranding, information };
  return { autoplay, muted, controls, loop, ...preferences };
}

export type VideoTrackProps = ElementProps<'track'> & { readonly src: string };

/**
 * Returns props for the `<track>` elements of a file, without duplicate or unsafe URLs. With `captions`, the track in
 * the preferred language is enabled, or else the first one; without it, those marked as default.
 */
export function videoTracks(
  video: PlaylistVideo | null,
  { captions, captionLanguage }: Pick<VideoPreferences, 'captions' | 'captionLanguage'>,
): readonly VideoTrackProps[] {
  const ownTracks = video?.provider === 'file' ? (video.tracks ?? []) : [];
  const tracks = ownTracks.filter(
    ({ src }, index) =>
      safeSource(src, 'frame') !== undefined && ownTracks.findIndex((one) => one.src === src) === index,
  );
  const preferred = tracks.find(({ srclang }) => srclang === captionLanguage) ?? tracks[0];
  return tracks.map((track) => ({
    src: safeSource(track.src, 'frame') ?? '',
    srcLang: track.srclang,
    label: track.label,
    kind: track.kind ?? 'captions',
    default: captions ? track === preferred : track.default,
  }));
}
