import type { PlaylistVideo } from '../../data/backend/PlaylistSource.ts';
import type { VideoSettings, VideoPreferences } from '../../data/backend/VideoPlayer.ts';
import { PROVIDER_NAMES } from '../embed/labels.ts';
import type { ElementProps } from '../../core/shared/ElementProps.ts';
import { safeSource } from '../../core/shared/urls.ts';
import { warnOnce } from '../../core/shared/developerMessages.ts';
import { knownName } from '../../core/shared/knownName.ts';
import { mergeClips } from './clip.ts';
import { INVALID_VIDEO_URL, MAX_VIDEO_URL_LENGTH } from './constants.ts';
import { videoFromUrl, VIMEO_ID } from './videoFromUrl.ts';

const PROVIDERS = ['file', 'youtube', 'vimeo'] as const;

/**
 * Normalizes a video. An unknown provider is replaced with `file`, which then reports that it cannot play the video. If
 * the id is a URL, the URL is parsed. Times in the URL are used where the video specifies none.
 */
export function normalizeVideo(given: PlaylistVideo): PlaylistVideo {
  const provider = knownName(given.provider, PROVIDERS, 'video provider');
  const video: PlaylistVideo =
    provider === given.provider ? given : { ...given, provider: 'file', url: INVALID_VIDEO_URL };
  const { id } = video;
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

/** Returns a provider's display name. An unknown provider keeps the name given by its player. */
export function providerName(provider: string): string {
  return Object.hasOwn(NAMES, provider) ? (NAMES[provider] ?? provider) : provider;
}

/** Returns a key that identifies a video and its clip across providers. */
export function videoKey(video: PlaylistVideo): string {
  const { provider, id, startSeconds = '', endSeconds = '' } = video;
  return `${provider}:${id}:${provider === 'file' ? video.url : ''}:${startSeconds}-${endSeconds}`;
}

type SettingsInput = { readonly [TName in keyof VideoSettings]?: VideoSettings[TName] | undefined };

/** Returns the video settings from the options, with defaults applied. */
export function videoSettings(options: SettingsInput): VideoSettings {
  const { autoplay = false, controls = true, loop = false, muted = false } = options;
  const { captions, captionLanguage, language, annotations, relatedVideos, modestBranding, information } = options;
  const preferences = { captions, captionLanguage, language, annotations, relatedVideos, modestBranding, information };
  return { autoplay, muted, controls, loop, ...preferences };
}

export type VideoTrackProps = ElementProps<'track'> & { readonly src: string };

/**
 * Returns props for a file's `<track>` elements, without duplicate or unsafe URLs. If `captions` is set, the track in
 * the preferred language is enabled, or the first track if there is none in that language. If `captions` is not set,
 * tracks marked as default are enabled.
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
