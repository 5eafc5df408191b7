import type { GalleryImage } from '../../data/backend/GalleryImage.ts';
import { MissingContentError } from '../../core/errors/MissingContentError.ts';
import { clamp } from '../../core/shared/clamp.ts';
import type { SlideEffect } from '../../slides/transition/types.ts';
import { LIGHTBOX_NEIGHBOURS } from './constants.ts';
import { lightboxReducer } from './lightboxReducer.ts';
import {
  CLOSED_STATE,
  slideImageLoad,
  type ClosedState,
  type ClosingState,
  type ImageLoad,
  type LightboxEvent,
  type LightboxState,
  type ListSpan,
  type SlidePosition,
} from './lightboxState.ts';
import { findImageIndex, resolveSlides } from './navigation.ts';

/**
 * Stores the lightbox state outside React. The store has the newest state even between renders, so a click, the
 * caller's response and the resulting transition end up in a single commit.
 */
export interface LightboxStore<TImage extends GalleryImage> {
  /** Returns the newest state, which may be ahead of the rendered one. */
  get(): LightboxState<TImage>;
  dispatch(event: LightboxEvent<TImage>): void;
  /**
   * Stores the state that a committed render derived from `from`. If events changed the state during that render, the
   * newer state is kept and will be rendered next.
   */
  commit(from: LightboxState<TImage>, reached: LightboxState<TImage>): void;
}

/** @param requestRender is called for each event with a visible effect. */
export function createLightboxStore<TImage extends GalleryImage>(requestRender: () => void): LightboxStore<TImage> {
  let state: LightboxState<TImage> = CLOSED_STATE;
  return {
    get: () => state,
    dispatch(event) {
      const before = state;
      state = lightboxReducer(before, event);
      if (rendersDifferently(before, state)) requestRender();
    },
    commit(from, reached) {
      if (state === from) state = reached;
    },
  };
}

/** State fields that are never read during render. */
const UNRENDERED: ReadonlySet<string> = new Set(['lastRequest', 'isRequestPending']);

/**
 * Whether two states render differently. An image that finishes loading in a neighboring slide makes no difference,
 * because it is not visible yet.
 */
function rendersDifferently<TImage extends GalleryImage>(
  before: LightboxState<TImage>,
  after: LightboxState<TImage>,
): boolean {
  if (before === after) return false;
  const old: Readonly<Record<string, unknown>> = { ...before };
  return Object.entries(after).some(([name, value]) => {
    if (UNRENDERED.has(name) || value === old[name]) return false;
    // A request queued behind a transition has no visible effect. `finishWithin` shortens the transition.
    if (name === 'queue' && isChanging(before) && isChanging(after)) return false;
    return name !== 'imageLoads' || hasVisibleLoad(before.imageLoads, after.imageLoads, after.shown?.imageId);
  });
}

const isChanging = (state: LightboxState<GalleryImage>): boolean => state.status === 'open' && state.change !== null;

const hasVisibleLoad = (
  before: ReadonlyMap<string, ImageLoad>,
  after: ReadonlyMap<string, ImageLoad>,
  shownId: string | undefined,
): boolean => [...after].some(([id, load]) => load !== before.get(id) && (id === shownId || load.status !== 'loaded'));

/** The caller's props in this render. */
interface ControlledInput<TImage extends GalleryImage> extends ListSpan {
  readonly isOpen: boolean;
  readonly index: number;
  /** `undefined` until the list is available. */
  readonly images: readonly TImage[] | undefined;
  readonly loop: boolean;
  readonly effect: SlideEffect;
  readonly durationMs: number;
}

/**
 * Returns the events, in order, that bring the state in line with the caller's props, or an empty list if they already
 * agree. Images are compared by id, so an inline array is fine.
 *
 * @param callerOf returns the caller's props for a given state. They depend on the state, because a list from a source
 * is part of it.
 */
export function reconcileLightbox<TImage extends GalleryImage>(
  state: LightboxState<TImage>,
  callerOf: (state: LightboxState<TImage>) => ControlledInput<TImage>,
): readonly LightboxEvent<TImage>[] {
  const events: LightboxEvent<TImage>[] = [];
  let reached = state;
  for (;;) {
    const event = nextEvent(reached, callerOf(reached));
    const next = event && lightboxReducer(reached, event);
    if (!event || !next || next === reached) return events;
    events.push(event);
    reached = next;
  }
}

function nextEvent<TImage extends GalleryImage>(
  state: LightboxState<TImage>,
  caller: ControlledInput<TImage>,
): LightboxEvent<TImage> | null {
  if (state.status === 'closed' || state.status === 'closing') return nextOpening(state, caller);
  const { isOpen, images, index } = caller;
  if (!isOpen) return { type: 'closeRequested' };
  if (state.status === 'failed' || !images) return null;
  const { shown, target } = state;
  if (!shown && findImageIndex(images, target.imageId, toValidIndex(index, images.length)) < 0) {
    return { type: 'dataFailed', failure: new MissingContentError() };
  }
  const event = nextPosition(shown, images, caller);
  if (event || state.status === 'open') return event;
  const image = images[shown?.index ?? -1];
  const isSettled = image && slideImageLoad(image, state.imageLoads).status !== 'loading';
  return isSettled ? { type: 'firstImageSettled' } : null;
}

function nextOpening<TImage extends GalleryImage>(
  state: ClosedState | ClosingState<TImage>,
  { isOpen, images, index }: ControlledInput<TImage>,
): LightboxEvent<TImage> | null {
  if (!isOpen) return null;
  if (state.status === 'closed' && state.target) return { type: 'openAccepted', target: state.target };
  const image = images?.[toValidIndex(index, images.length)];
  return image ? { type: 'openAccepted', target: { imageId: image.id, request: undefined } } : null;
}

function nextPosition<TImage extends GalleryImage>(
  shown: SlidePosition | null,
  images: readonly TImage[],
  { index: callersIndex, offset, total, loop, effect, durationMs }: ControlledInput<TImage>,
): LightboxEvent<TImage> | null {
  const count = images.length;
  const hasNewIndex = !Object.is(callersIndex, shown?.callersIndex);
  const fromIndex = shown ? findImageIndex(images, shown.imageId, shown.index) : -1;
  const stays = fromIndex < 0 ? (shown?.index ?? 0) : fromIndex;
  const index = toValidIndex(hasNewIndex ? callersIndex : stays, count);
  const imageId = images[index]?.id;
  if (imageId === undefined) return null;
  const position: SlidePosition = { index, imageId, offset, total, loaded: count, loop, callersIndex };
  if (shown && isSamePosition(position, shown)) return null;
  const slides = resolveSlides({ index, outgoingIndex: fromIndex, count, loop, neighbours: LIGHTBOX_NEIGHBOURS });
  const mountedIds = slides.flatMap((slide) => images[slide.index]?.id ?? []);
  return { type: 'positionChanged', position, fromIndex, effect, durationMs, mountedIds };
}

const isSamePosition = (one: SlidePosition, other: SlidePosition): boolean =>
  one.index === other.index &&
  one.imageId === other.imageId &&
  one.offset === other.offset &&
  one.total === other.total &&
  one.loaded === other.loaded &&
  one.loop === other.loop &&
  Object.is(one.callersIndex, other.callersIndex);

/** Converts the caller's index to a valid index in the list. */
const toValidIndex = (index: number, count: number): number =>
  Number.isFinite(index) ? clamp(Math.trunc(index), 0, count - 1) : 0;
