import type { ListEdge } from '@loggia/hooks';
import { wrapIndex } from '../../../../hooks/core/shared/clamp.ts';

/** A request for another image: a step, or an index in the loaded list. */
export type Wish = { readonly step: 1 | -1 } | { readonly index: number };

/** The expected state of a lightbox, as if all requests were carried out instantly. */
export class Expectation {
  isOpen = false;
  isBlurred = false;
  isFingerDown = false;
  /** Position of the last requested image in the whole list. */
  place = 0;

  constructor(
    /** Number of images before the loaded ones. */
    public offset: number,
    public loaded: number,
    public total: number,
  ) {}

  /** Counts every request made while an image is shown, whatever is running at the time. */
  wish(wish: Wish): void {
    const isComplete = this.loaded === this.total;
    const place = 'step' in wish ? this.startOf(wish.step) + wish.step : this.offset + wish.index;
    const reached = isComplete ? wrapIndex(place, this.total) : place;
    if (reached >= 0 && reached < this.total) this.place = reached;
  }

  /** A step away from awaited images cancels the wait and starts at the nearest loaded image. */
  private startOf(step: 1 | -1): number {
    const last = this.offset + this.loaded - 1;
    return step > 0 ? Math.max(this.place, this.offset) : Math.min(this.place, last);
  }

  /** Adds a loaded page. */
  grow(edge: ListEdge, count: number): void {
    this.loaded += count;
    if (edge === 'start') this.offset -= count;
  }

  /** Adds an image to the whole list. It counts as loaded if all images on its side are. */
  add(edge: ListEdge): void {
    const isLoaded = edge === 'start' ? this.offset === 0 : this.offset + this.loaded === this.total;
    this.total += 1;
    if (isLoaded) this.loaded += 1;
    if (edge === 'end') return;
    this.place += 1;
    if (!isLoaded) this.offset += 1;
  }
}
