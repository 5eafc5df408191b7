import type { PlaylistVideo } from '../../backend/PlaylistSource.ts';
import type { VideoPlayer, VideoPlayerEvent, VideoPlayerHandle, VideoSettings } from '../../backend/VideoPlayer.ts';
import { safeSource } from '../../shared/safeHref.ts';

export type VideoElement = HTMLIFrameElement | HTMLVideoElement;

/** What is to be shown, and by whom. */
export interface VideoScene {
  readonly player: VideoPlayer;
  readonly video: PlaylistVideo;
  /** Identity of the video. */
  readonly key: string;
  readonly settings: VideoSettings;
}

export interface VideoStage {
  /** `firstKey`: the video whose address the element came with. */
  show(element: VideoElement, firstKey: string | undefined, scene: VideoScene): void;
  play(scene: VideoScene): void;
  pause(): void;
  /** What began without sound is heard. */
  unmute(): void;
  /** The element goes, or nobody is interested any more. */
  end(): void;
}

/** An element, and who drives it. */
interface Link {
  readonly element: VideoElement;
  readonly player: VideoPlayer;
  readonly handle: VideoPlayerHandle;
  readonly end: AbortController;
  /** What it is about: it was loaded as one that begins by itself, it can be told more by now, it has said that it cannot play. */
  readonly progress: { startsAtOnce: boolean; isReady: boolean; hasFailed: boolean };
}

function connect(
  element: VideoElement,
  { player, video, settings: { startsAtOnce } }: VideoScene,
  listen: (event: VideoPlayerEvent) => void,
): Link {
  const end = new AbortController();
  const progress = { startsAtOnce, isReady: false, hasFailed: false };
  const hear = (event: VideoPlayerEvent) => {
    progress.isReady ||= event.type === 'ready';
    if (event.type === 'failed' || event.type === 'answered') progress.hasFailed = event.type === 'failed';
    listen(event);
  };
  const handle = player.connect(element, { video, startsAtOnce, listen: hear, signal: end.signal });
  return { element, player, handle, end, progress };
}

function navigateFrame(frame: HTMLIFrameElement, { player, video, settings }: VideoScene): void {
  const address = safeSource(player.addressOf(video, settings) ?? undefined, 'frame');
  // Unlike a new `src` this adds no entry to the page's history.
  if (address) frame.contentWindow?.location.replace(new URL(address, window.location.href).href);
}

/** Puts one video after the other into one and the same element, so that the page's history gets no entries. */
export function createVideoStage(listen: (event: VideoPlayerEvent) => void): VideoStage {
  let link: Link | null = null;
  /** What is in the element, whoever drives it. */
  let content: { readonly element: VideoElement; key: string | undefined } | null = null;
  /** Told to play before there was anything to be told. */
  let isAwaited = false;
  let isMuted = false;

  function takeOver(element: VideoElement, scene: VideoScene): VideoPlayerHandle {
    link?.end.abort();
    link = connect(element, scene, listen);
    return link.handle;
  }
  function replace(element: VideoElement, scene: VideoScene): void {
    const handle = takeOver(element, scene);
    if ('contentWindow' in element) navigateFrame(element, scene);
    else handle.load(scene.video, scene.settings);
  }
  function putIn(element: VideoElement, firstKey: string | undefined, scene: VideoScene): void {
    if (content?.element !== element) content = { element, key: firstKey };
    const isThere = content.key === scene.key;
    content.key = scene.key;
    const known = link?.element === element && link.player === scene.player ? link : null;
    if (isThere) {
      const handle = known?.handle ?? takeOver(element, scene);
      if (scene.settings.startsAtOnce && scene.player.kind === 'file') handle.play();
    } else if (known?.handle.load(scene.video, scene.settings)) {
      known.progress.startsAtOnce = scene.settings.startsAtOnce;
      known.progress.hasFailed = false;
    } else replace(element, scene);
  }

  return {
    show(element, firstKey, scene) {
      const settings = { ...scene.settings, startsAtOnce: scene.settings.startsAtOnce || isAwaited };
      [isAwaited, isMuted] = [false, settings.muted];
      putIn(element, firstKey, { ...scene, settings });
    },
    play(scene) {
      if (!link) {
        isAwaited = true;
        return;
      }
      const { isReady, startsAtOnce, hasFailed } = link.progress;
      const hears = link.player.kind === 'file' || isReady || startsAtOnce;
      if (hears && !hasFailed) link.handle.play();
      // One that has failed is loaded again. So is a frame that has not come yet, as one that begins by itself, while the browser
      // knows of the press.
      else replace(link.element, { ...scene, settings: { ...scene.settings, startsAtOnce: true } });
    },
    pause() {
      isAwaited = false;
      link?.handle.pause();
    },
    unmute() {
      if (isMuted) link?.handle.unmute?.();
      isMuted = false;
    },
    end() {
      link?.end.abort();
      link = null;
    },
  };
}
