import type { VideoSettings } from '../backend/VideoPlayer.ts';

type Given = { readonly [TName in keyof VideoSettings]?: VideoSettings[TName] | undefined };

/** How a video is to be shown, out of options that may leave out anything. */
export function videoSettings(options: Given): VideoSettings {
  const { startsAtOnce = false, controls = true, loop = false, muted = false } = options;
  const { captions, captionLanguage, language, annotations, relatedVideos, modestBranding, information } = options;
  const wishes = { captions, captionLanguage, language, annotations, relatedVideos, modestBranding, information };
  return { startsAtOnce, muted, controls, loop, ...wishes };
}
