import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { LightboxEvent } from './lightboxEvents.ts';
import { CLOSED_STATE, NOT_LOADED, NOTHING_RUNS } from './lightboxState.ts';
import type { ClosedState, ClosingState, LightboxState, LoadingState } from './lightboxState.ts';
import { openStateReducer } from './openStateReducer.ts';
import type { SlideImageStatus } from './types.ts';

type ShownState<TImage extends GalleryImage> = Exclude<LightboxState<TImage>, ClosedState | ClosingState<TImage>>;

/** The lightbox as a machine: closed, loading, failed, open, closing. An event that does not fit the state changes nothing. */
export function lightboxReducer<TImage extends GalleryImage>(
  state: LightboxState<TImage>,
  event: LightboxEvent<TImage>,
): LightboxState<TImage> {
  if (state.status !== 'closed' && state.status !== 'closing') return shownReducer(state, event);
  switch (event.type) {
    case 'openRequested':
      return { ...CLOSED_STATE, wish: event.wish };
    case 'openAccepted':
      return { ...CLOSED_STATE, status: 'loading', wish: event.wish };
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
      return withImageLoad(state, event.imageId, event.status);
    case 'retryRequested':
      // A wish of its own, so that the source is asked again.
      return state.status === 'failed' ? { ...state, status: 'loading', wish: { ...state.wish }, data: null } : state;
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
      return state.early.reduce<LightboxState<TImage>>(lightboxReducer, { ...state, shown: event.position, early: [] });
    // Who wants to go on does not wait for the first picture, but for the list.
    case 'indexRequested':
    case 'firstImageSettled':
      if (!state.shown) return event.type === 'indexRequested' ? { ...state, early: [...state.early, event] } : state;
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
  imageId: string,
  status: SlideImageStatus,
): ShownState<TImage> {
  const { attempt, status: before } = state.imageLoads.get(imageId) ?? NOT_LOADED;
  if (status === before) return state;
  const load = { status, attempt: status === 'loading' ? attempt + 1 : attempt };
  return { ...state, imageLoads: new Map(state.imageLoads).set(imageId, load) };
}
