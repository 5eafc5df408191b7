import type { GalleryImage } from '../../../hooks/data/backend/GalleryImage.ts';
import {
  CLOSED_STATE,
  type LightboxEvent,
  type LightboxState,
} from '../../../hooks/lightbox/lightbox/lightboxState.ts';
import { lightboxReducer } from '../../../hooks/lightbox/lightbox/lightboxReducer.ts';
import { longestChangeMs } from '../../../hooks/slides/transition/longestChangeMs.ts';
import type { NavigationTarget } from '../../../hooks/lightbox/lightbox/navigation.ts';
import { reconcileLightbox } from '../../../hooks/lightbox/lightbox/lightboxStore.ts';
import type { NavigationPolicy } from '../../../hooks/lightbox/lightbox/types.ts';

const FRAME_MS = 1000 / 60;

/** The state machine behind the hook, with a caller that accepts every change, and without React, a page or a clock. */
export class LightboxModel {
  state: LightboxState<GalleryImage> = CLOSED_STATE;
  isOpen = false;
  index = 0;
  /** Slides reached by a change, in order. */
  readonly visited: number[] = [];
  /** Numbers of images still to load, before and after the loaded ones. */
  offset = 0;
  missing = 0;
  private playedShare = 0;

  constructor(
    public images: readonly GalleryImage[],
    private readonly options: { durationMs?: number; loop?: boolean; policy?: NavigationPolicy } = {},
  ) {}

  dispatch(event: LightboxEvent<GalleryImage>): void {
    this.state = lightboxReducer(this.state, event);
    this.settle();
  }

  open(imageId: string): void {
    if (this.isOpen) return;
    this.isOpen = true;
    const index = this.images.findIndex(({ id }) => id === imageId);
    if (index !== -1) this.index = index;
    this.dispatch({ type: 'openRequested', target: { imageId, request: undefined } });
  }

  close(): void {
    this.isOpen = false;
    this.settle();
  }

  go(target: NavigationTarget): void {
    const { policy = 'queue' } = this.options;
    this.dispatch({ type: 'indexRequested', target, policy, reason: 'keyboard', event: undefined });
  }

  load(): void {
    const { imageId } = this.shown ?? {};
    if (imageId) this.dispatch({ type: 'imageReported', imageId, url: `/${imageId}.jpg`, status: 'loaded' });
  }

  finishChange(): void {
    if (this.state.status === 'open' && this.state.change) {
      this.dispatch({ type: 'transitionFinished', change: this.state.change });
    }
  }

  changeImages(images: readonly GalleryImage[]): void {
    this.images = images;
    this.settle();
  }

  /** Plays one frame of the running change, as the page would. */
  playFrame(): void {
    if (this.state.status !== 'open' || !this.state.change) return;
    const { durationMs, hasWaited } = this.state.change;
    const lengthMs = Math.min(durationMs, longestChangeMs(hasWaited, this.state.queue.length));
    this.playedShare += FRAME_MS / Math.max(lengthMs, 1);
    if (this.playedShare >= 1) this.finishChange();
  }

  /** The number of loaded images and of those still to load. */
  get total(): number {
    return this.offset + this.images.length + this.missing;
  }

  private get loop(): boolean {
    return (this.options.loop ?? true) && this.total === this.images.length;
  }

  get shown() {
    return this.state.status === 'open' || this.state.status === 'loading' ? this.state.shown : null;
  }

  /** Does what a render of the hook and its effects would do. */
  private settle(): void {
    const { durationMs = 100 } = this.options;
    const caller = () => {
      const { isOpen, index, images, offset, total, loop } = this;
      return { isOpen, index, images, offset, total, loop, effect: 'fade' as const, durationMs };
    };
    for (let round = 0; round < 1000; round += 1) {
      const before = [this.state, this.isOpen, this.index];
      for (const event of reconcileLightbox(this.state, caller)) {
        this.state = lightboxReducer(this.state, event);
        if (event.type === 'positionChanged') {
          this.visited.push(event.position.index);
          this.playedShare = 0;
        }
      }
      this.consent();
      if ([this.state, this.isOpen, this.index].every((value, place) => Object.is(value, before[place]))) return;
    }
    throw new Error('The machine and its caller never come to rest.');
  }

  private consent(): void {
    const { shown } = this;
    if (shown && this.images.length === 0) this.isOpen = false;
    if (shown) this.index = shown.index;
    if (this.state.status !== 'open' || this.state.change) return;
    const [request] = this.state.queue;
    if (!request || !this.images[request.toIndex]) return;
    this.state = lightboxReducer(this.state, { type: 'requestDequeued', request });
    this.index = request.toIndex;
  }
}
