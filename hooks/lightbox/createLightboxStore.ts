import type { GalleryImage } from '../backend/GalleryImage.ts';
import { CLOSED_STATE } from './lightboxState.ts';
import type { ImageLoad, LightboxEvent, LightboxState } from './lightboxState.ts';
import { lightboxReducer } from './lightboxReducer.ts';

/**
 * Holds what a lightbox goes through, outside of React: whoever asks between two renders gets the truth of now, so that a press, the
 * caller's answer to it and the change that it starts are one commit.
 */
export interface LightboxStore<TImage extends GalleryImage> {
  /** The state that the page shows, and what has happened since. */
  get(): LightboxState<TImage>;
  dispatch(event: LightboxEvent<TImage>): void;
  /** Takes over what a committed render has made of `from`. What happened in the middle of that render stays, and is drawn. */
  commit(from: LightboxState<TImage>, reached: LightboxState<TImage>): void;
}

/** @param draw asks for a render, at each event that changes what is to be seen. */
export function createLightboxStore<TImage extends GalleryImage>(draw: () => void): LightboxStore<TImage> {
  let state: LightboxState<TImage> = CLOSED_STATE;
  return {
    get: () => state,
    dispatch(event) {
      const before = state;
      state = lightboxReducer(before, event);
      if (isInSight(before, state)) draw();
    },
    commit(from, reached) {
      if (state === from) state = reached;
    },
  };
}

/** Parts of the state that no render reads, only the verbs, which ask the store. */
const UNSEEN: ReadonlySet<string> = new Set(['asked', 'isAsking']);

/** Whether two states look different. That the picture beside the shown one has loaded does not show before it is come to. */
function isInSight<TImage extends GalleryImage>(before: LightboxState<TImage>, after: LightboxState<TImage>): boolean {
  if (before === after) return false;
  const old: Readonly<Record<string, unknown>> = { ...before };
  return Object.entries(after).some(([name, value]) => {
    if (UNSEEN.has(name) || value === old[name]) return false;
    // Behind a change that runs, a request waits unseen: `hurry` brings the change on.
    if (name === 'queue' && isChanging(before) && isChanging(after)) return false;
    return name !== 'imageLoads' || hasSeenLoad(before.imageLoads, after.imageLoads, after.shown?.imageId);
  });
}

const isChanging = (state: LightboxState<GalleryImage>): boolean => state.status === 'open' && state.change !== null;

const hasSeenLoad = (
  before: ReadonlyMap<string, ImageLoad>,
  after: ReadonlyMap<string, ImageLoad>,
  shownId: string | undefined,
): boolean => [...after].some(([id, load]) => load !== before.get(id) && (id === shownId || load.status !== 'loaded'));
