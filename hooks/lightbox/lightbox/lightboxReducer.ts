import type { GalleryImage } from '../../data/backend/GalleryImage.ts';
import {
  CLOSED_STATE,
  NOT_LOADED,
  NOTHING_RUNS,
  type ClosedState,
  type ClosingState,
  type ImageReported,
  type IndexRequested,
  type LightboxEvent,
  type LightboxState,
  type LoadingState,
  type OpenState,
  type PositionChanged,
  type SlideChange,
} from './lightboxState.ts';
import { enqueueNavigation, resolveNavigation, shiftNavigation } from './navigation.ts';
import { longestChangeMs } from '../../slides/transition/longestChangeMs.ts';

type ShownState<TImage extends GalleryImage> = Exclude<LightboxState<TImage>, ClosedState | ClosingState<TImage>>;

/**
 * Reducer for the lightbox's states: closed, loading, failed, open and closing. Events that do not apply to the current
 * state return it unchanged.
 */
export function lightboxReducer<TImage extends GalleryImage>(
  state: LightboxState<TImage>,
  event: LightboxEvent<TImage>,
): LightboxState<TImage> {
  if (state.status !== 'closed' && state.status !== 'closing') return shownReducer(state, event);
  switch (event.type) {
    case 'openRequested':
      return { ...CLOSED_STATE, target: event.target };
    case 'openAccepted':
      return { ...CLOSED_STATE, status: 'loading', target: event.target };
    case 'removed':
      return state.status === 'closing' ? CLOSED_STATE : state;
    default:
      return state;
  }
}

function shownReducer<TImage extends GalleryImage>(
  state: ShownState<TImage>,
  event: LightboxEvent<TImage>,
): LightboxState<TImage> {
  switch (event.type) {
    case 'closeRequested':
      return { ...state, status: 'closing' };
    case 'imageReported':
      return withImageLoad(state, event);
    case 'retryRequested':
      // A new target object makes the source load again.
      return state.status === 'failed'
        ? { ...state, status: 'loading', target: { ...(event.target ?? state.target) }, data: null }
        : state;
    default:
      if (state.status === 'loading') return loadingReducer(state, event);
      return state.status === 'open' ? openStateReducer(state, event) : state;
  }
}

function loadingReducer<TImage extends GalleryImage>(
  state: LoadingState<TImage>,
  event: LightboxEvent<TImage>,
): LightboxState<TImage> {
  switch (event.type) {
    case 'dataArrived':
      return { ...state, data: event.data };
    case 'dataFailed':
      return { ...state, status: 'failed', failure: event.failure, shown: null };
    case 'positionChanged':
      return state.queuedBeforeList.reduce<LightboxState<TImage>>(lightboxReducer, {
        ...state,
        shown: event.position,
        queuedBeforeList: [],
      });
    // Navigation waits for the list, but not for the first image.
    case 'indexRequested':
    case 'firstImageSettled':
      if (!state.shown)
        return event.type === 'indexRequested'
          ? { ...state, queuedBeforeList: [...state.queuedBeforeList, event] }
          : state;
      return openStateReducer(
        { ...state, ...NOTHING_RUNS, status: 'open', shown: state.shown, announcedIndex: state.shown.index },
        event,
      );
    default:
      return state;
  }
}

function withImageLoad<TImage extends GalleryImage>(
  state: ShownState<TImage>,
  { imageId, url, status }: ImageReported,
): ShownState<TImage> {
  const known = state.imageLoads.get(imageId);
  const { attempt, status: before } = known?.url === url ? known : NOT_LOADED;
  if (status === before) return state;
  const load = { url, status, attempt: status === 'loading' ? attempt + 1 : attempt };
  return { ...state, imageLoads: new Map(state.imageLoads).set(imageId, load) };
}

/** Applies an event while images are shown. Requests are queued, and only one transition runs at a time. */
export function openStateReducer<TImage extends GalleryImage>(
  state: OpenState<TImage>,
  event: LightboxEvent<TImage>,
): OpenState<TImage> {
  switch (event.type) {
    case 'indexRequested':
      return withRequest(state, event);
    case 'requestDequeued':
      if (state.queue[0] !== event.request) return state;
      return { ...state, queue: state.queue.slice(1), lastRequest: event.request, isRequestPending: true };
    case 'requestSettled':
      return state.isRequestPending ? { ...state, isRequestPending: false } : state;
    case 'positionChanged':
      return withPosition(state, event);
    case 'transitionFinished':
      return state.change === event.change ? withoutChange(state, event.change) : state;
    default:
      return state;
  }
}

function withRequest<TImage extends GalleryImage>(
  state: OpenState<TImage>,
  requested: IndexRequested,
): OpenState<TImage> {
  const { change, isRequestPending, shown } = state;
  const { target, policy, reason, event } = requested;
  const queueOfLoaded = state.queue.filter(({ toIndex }) => toIndex >= 0 && toIndex < shown.loaded);
  const edge = lastIndex({ ...state, queue: queueOfLoaded });
  const isWayOn = 'step' in target && (lastIndex(state) - edge) * target.step > 0;
  // Only further steps in the same direction wait for images that are not loaded yet. Any other target is resolved
  // among the loaded images.
  const queue = isWayOn ? state.queue : queueOfLoaded;
  const toIndex = resolveNavigation(target, { ...shown, fromIndex: lastIndex({ ...state, queue }) });
  if (toIndex === null) return { ...state, queue };
  const request = { toIndex, reason, event, hasWaited: change !== null || isRequestPending || queue.length > 0 };
  return { ...state, queue: enqueueNavigation(queue, request, policy) };
}

/**
 * Returns the target of the last request, or the shown index if there is none. This includes a request that the caller
 * has not rendered yet. Otherwise, two key presses before the next render would resolve to the same index, and one of
 * them would be lost.
 */
const lastIndex = ({ queue, lastRequest, isRequestPending, shown }: OpenState<GalleryImage>): number =>
  (queue.at(-1) ?? (isRequestPending ? lastRequest : null))?.toIndex ?? shown.index;

function withPosition<TImage extends GalleryImage>(
  state: OpenState<TImage>,
  event: PositionChanged,
): OpenState<TImage> {
  const { shown, queue, announcedIndex } = state;
  const { position } = event;
  const shift = event.fromIndex - shown.index;
  const isSameImage = position.imageId === shown.imageId;
  const hasNewIndex = !Object.is(position.callersIndex, shown.callersIndex);
  const next = {
    ...state,
    shown: position,
    isRequestPending: false,
    queue: event.fromIndex < 0 ? [] : shiftNavigation(queue, shift, position),
  };
  if (isSameImage && shift === 0) return next;
  if (!isSameImage && hasNewIndex) return withChange(next, event);
  // The list changed around the current image, so nothing changes visually. During a slideshow, this is not announced.
  const isSilent = isSameImage && announcedIndex < 0;
  return { ...next, change: null, announcedIndex: isSilent ? -1 : position.index };
}

function withChange<TImage extends GalleryImage>(
  state: OpenState<TImage>,
  { position, fromIndex, effect, durationMs, mountedIds }: PositionChanged,
): OpenState<TImage> {
  const { lastRequest, imageLoads, queue } = state;
  const { index } = position;
  const request = lastRequest?.toIndex === index ? lastRequest : null;
  const hasWaited = request?.hasWaited ?? false;
  const reason = request?.reason ?? 'imperative';
  const change: SlideChange = {
    fromIndex,
    toIndex: index,
    direction: index > fromIndex ? 'forward' : 'backward',
    // The swipe has already moved the slide. An effect would move it back first.
    effect: reason === 'swipe' ? 'none' : effect,
    durationMs: reason === 'swipe' ? 0 : Math.min(durationMs, longestChangeMs(hasWaited, queue.length)),
    reason,
    hasWaited,
  };
  // Keep only the load states of mounted slides. A slide that is mounted again reports its state again, and a failed
  // image is retried.
  const kept = new Map([...imageLoads].filter(([imageId]) => mountedIds.includes(imageId)));
  return { ...state, change, lastRequest: null, imageLoads: kept };
}

/**
 * Ends the current transition and announces the new slide, unless another request is queued. Slides shown by autoplay
 * are not announced.
 */
function withoutChange<TImage extends GalleryImage>(
  state: OpenState<TImage>,
  { reason, toIndex }: SlideChange,
): OpenState<TImage> {
  const { queue, announcedIndex } = state;
  const nextAnnouncedIndex = reason === 'autoplay' ? -1 : toIndex;
  return { ...state, change: null, announcedIndex: queue.length > 0 ? announcedIndex : nextAnnouncedIndex };
}
