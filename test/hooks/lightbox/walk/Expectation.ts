import type { ListEdge } from '@loggia/hooks';
import { wrapIndex } from '../../../../hooks/core/shared/clamp.ts';

/** A wish to see another image: a step, or a place in what is loaded. */
export type Wish = { readonly step: 1 | -1 } | { readonly index: number };

/** The expected state of a lightbox: all wishes carried out, as if they needed no time. */
export class Expectation {
  isOpen = false;
  isBlurred = false;
  isFingerDown = false;
  /** Of the image that was asked for last, in the whole list. */
  place = 0;

  constructor(
    /** Images before those that are loaded. */
    public offset: number,
    public loaded: number,
    public total: number,
  ) {}

  /** Every wish counts that is made while an image is shown, whatever runs at the time. */
  wish(wish: Wish): void {
    const isComplete = this.loaded === this.total;
    const place = 'step' in wish ? this.startOf(wish.step) + wish.step : this.offset + wish.index;
    const reached = isComplete ? wrapIndex(place, this.total) : place;
    if (reached >= 0 && reached < this.total) this.place = reached;
  }

  /** A step away from images that are waited for gives them up: it is made from the last one that is loaded. */
  private startOf(step: 1 | -1): number {
    const last = this.offset + this.loaded - 1;
    return step > 0 ? Math.max(this.place, this.offset) : Math.min(this.place, last);
  }

  /** A page came. */
  grow(edge: ListEdge, count: number): void {
    this.loaded += count;
    if (edge === 'start') this.offset -= count;
  }

  /** There is one more in the whole list. It is loaded where all on its side were. */
  add(edge: ListEdge): void {
    const isLoaded = edge === 'start' ? this.offset === 0 : this.offset + this.loaded === this.total;
    this.total += 1;
    if (isLoaded) this.loaded += 1;
    if (edge === 'end') return;
    this.place += 1;
    if (!isLoaded) this.offset += 1;
  }
}
