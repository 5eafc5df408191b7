import { clamp } from '../../../core/shared/clamp.ts';
import { readDirection } from '../../../core/shared/engine/readDirection.ts';
import { FILMSTRIP_SCROLL_DURATION_MS } from '../constants.ts';

/** A scroll animation in progress. */
interface Glide {
  readonly to: number;
  /** Offset currently visible to the user. */
  readonly at: number;
  readonly isOver: boolean;
  cancel(): void;
}

interface Easing {
  readonly css: string;
  readonly at: (progress: number) => number;
}

/** Cosine ease-in-out, with its closest `cubic-bezier()` approximation. */
export const SWING: Easing = {
  css: 'cubic-bezier(0.37, 0, 0.63, 1)',
  at: (progress) => (1 - Math.cos(progress * Math.PI)) / 2,
};
export const EVEN: Easing = { css: 'linear', at: (progress) => progress };

/**
 * Manages a track's scroll offset. `move` scrolls immediately and animates the content from its previous position. The
 * animation runs off the main thread, because scrolling frame by frame is more expensive than the slide transition
 * itself. Offsets are measured from the start, even in right-to-left layouts.
 */
export function createTrackOffset(track: HTMLElement, isVertical: boolean) {
  let running: Glide | null = null;
  let known: number | undefined;

  const read = () => (isVertical ? track.scrollTop : Math.abs(track.scrollLeft));
  const isMirrored = () => !isVertical && readDirection(track) === 'rtl';
  const write = (offset: number) => {
    known = offset;
    const left = isMirrored() ? -offset : offset;
    // `instant` overrides `scroll-behavior` from stylesheets.
    track.scrollTo?.({ ...(isVertical ? { top: offset } : { left }), behavior: 'instant' });
  };
  const gliding = () => (running && !running.isOver ? running : null);
  const end = () => {
    gliding()?.cancel();
    running = null;
  };
  const current = () => gliding()?.at ?? (known ??= read());
  return {
    gliding,
    current,
    write,
    /** Returns the last known offset, without reading from the DOM. */
    atRest: () => known ?? 0,
    look() {
      if (!gliding()) known = read();
    },
    stop() {
      const at = gliding()?.at;
      end();
      if (at !== undefined) write(at);
    },
    move(to: number, maxDistance: number, easing: Easing, isStill: boolean) {
      const from = clamp(current(), to - maxDistance, to + maxDistance);
      end();
      write(to);
      if (!isStill && from !== to) running = glide({ track, isVertical, isMirrored: isMirrored(), from, to, easing });
    },
  };
}

interface GlideOptions {
  readonly track: HTMLElement;
  readonly isVertical: boolean;
  readonly isMirrored: boolean;
  readonly from: number;
  readonly to: number;
  readonly easing: Easing;
}

function glide({ track, isVertical, isMirrored, from, to, easing }: GlideOptions): Glide {
  const startMs = performance.now();
  const distance = isMirrored ? from - to : to - from;
  const translate = isVertical ? `0 ${distance}px` : `${distance}px`;
  const timing = { duration: FILMSTRIP_SCROLL_DURATION_MS, easing: easing.css };
  const animations = [...track.children].map((child) => child.animate?.({ translate: [translate, '0'] }, timing));
  const progress = () => Math.min(1, (performance.now() - startMs) / FILMSTRIP_SCROLL_DURATION_MS);
  return {
    to,
    get at() {
      return from + (to - from) * easing.at(progress());
    },
    get isOver() {
      return progress() >= 1;
    },
    cancel() {
      for (const animation of animations) animation?.cancel();
    },
  };
}
