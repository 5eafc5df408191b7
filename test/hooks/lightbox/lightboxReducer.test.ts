// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { OfflineError } from '@loggia/hooks/errors';
import type { GalleryImage } from '@loggia/hooks';
import {
  CLOSED_STATE,
  type LightboxEvent,
  type LightboxState,
} from '../../../hooks/lightbox/lightbox/lightboxState.ts';
import { lightboxReducer } from '../../../hooks/lightbox/lightbox/lightboxReducer.ts';
import { photos } from './renderLightbox.ts';

type State = LightboxState<GalleryImage>;
type Event = LightboxEvent<GalleryImage>;

const target = { imageId: 'photo-1', request: undefined };
const request = { toIndex: 2, reason: 'keyboard', event: undefined, hasWaited: false } as const;
const change = {
  fromIndex: 0,
  toIndex: 1,
  direction: 'forward',
  effect: 'fade',
  durationMs: 100,
  reason: 'keyboard',
  hasWaited: false,
} as const;

const position = (index: number, fromIndex: number): Event => ({
  type: 'positionChanged',
  position: { index, imageId: `photo-${index}`, offset: 0, total: 9, loaded: 9, loop: false, callersIndex: index },
  fromIndex,
  effect: 'fade',
  durationMs: 100,
  mountedIds: [],
});

/** One event of each type; the position is that of an opening at slide 1. */
const events: Readonly<Record<Event['type'], Event>> = {
  openRequested: { type: 'openRequested', target },
  openAccepted: { type: 'openAccepted', target },
  dataArrived: { type: 'dataArrived', data: { images: photos(3), settings: {} } },
  dataFailed: { type: 'dataFailed', failure: new OfflineError() },
  retryRequested: { type: 'retryRequested' },
  positionChanged: position(1, -1),
  firstImageSettled: { type: 'firstImageSettled' },
  indexRequested: {
    type: 'indexRequested',
    target: { step: 1 },
    policy: 'queue',
    reason: 'keyboard',
    event: undefined,
  },
  requestDequeued: { type: 'requestDequeued', request },
  requestSettled: { type: 'requestSettled' },
  imageReported: { type: 'imageReported', imageId: 'photo-1', url: '/photo-1.jpg', status: 'loaded' },
  transitionFinished: { type: 'transitionFinished', change },
  closeRequested: { type: 'closeRequested' },
  removed: { type: 'removed' },
};

const after = (...names: readonly Event['type'][]): State =>
  names.reduce<State>((state, name) => lightboxReducer(state, events[name]), CLOSED_STATE);

const open = after('openAccepted', 'positionChanged', 'imageReported', 'firstImageSettled');
const states = {
  closed: after(),
  loading: after('openAccepted'),
  placed: after('openAccepted', 'positionChanged'),
  failed: after('openAccepted', 'dataFailed'),
  open,
  changing: lightboxReducer(open, position(2, 1)),
  closing: after('openAccepted', 'positionChanged', 'closeRequested'),
} as const;

describe('lightboxReducer', () => {
  const whileLoading = ['dataArrived', 'dataFailed', 'positionChanged', 'imageReported', 'closeRequested'] as const;
  test.each([
    ['closed', ['openRequested', 'openAccepted']],
    ['loading', [...whileLoading, 'indexRequested']],
    ['placed', [...whileLoading, 'firstImageSettled', 'indexRequested']],
    ['failed', ['retryRequested', 'imageReported', 'closeRequested']],
    ['open', ['indexRequested', 'positionChanged', 'closeRequested']],
    ['changing', ['indexRequested', 'positionChanged', 'imageReported', 'closeRequested']],
    ['closing', ['openRequested', 'openAccepted', 'removed']],
  ] as const)('reacts in the state %s only to %j', (name, expected) => {
    const state = states[name];
    const taken = Object.values(events).filter((event) => lightboxReducer(state, event) !== state);
    expect(taken.map(({ type }) => type).toSorted()).toEqual([...expected].toSorted());
  });
});

describe('lightboxReducer on single events', () => {
  test.each([
    ['loading', 'dataFailed', 'failed'],
    ['failed', 'retryRequested', 'loading'],
    ['placed', 'firstImageSettled', 'open'],
    ['placed', 'indexRequested', 'open'],
    ['open', 'positionChanged', 'open'],
    ['open', 'closeRequested', 'closing'],
    ['failed', 'closeRequested', 'closing'],
    ['closing', 'removed', 'closed'],
    ['closing', 'openAccepted', 'loading'],
  ] as const)('in the state %s, %s leads to %s', (from, event, to) => {
    expect(lightboxReducer(states[from], events[event]).status).toBe(to);
  });

  test('requests a new target for the same image on retry', () => {
    const retried = lightboxReducer(states.failed, events.retryRequested);
    expect(retried).toMatchObject({ status: 'loading', target, data: null, shown: null });
    expect(retried.status === 'loading' && retried.target === target).toBe(false);
  });

  test('ends the removal early if the lightbox opens again', () => {
    expect(lightboxReducer(states.closing, events.openRequested)).toEqual({ ...CLOSED_STATE, target });
  });

  test('starts a change from the current slide to the requested slide', () => {
    expect(states.changing).toMatchObject({ change: { fromIndex: 1, toIndex: 2, direction: 'forward' } });
    const backward = lightboxReducer(states.open, position(0, 1));
    expect(backward).toMatchObject({ change: { fromIndex: 1, toIndex: 0, direction: 'backward' } });
  });

  test('plays no effect after a swipe, which has already moved the image', () => {
    const swiped = { ...request, reason: 'swipe' } as const;
    const asked = lightboxReducer({ ...open, queue: [swiped] } as State, { type: 'requestDequeued', request: swiped });
    expect(lightboxReducer(asked, position(2, 1))).toMatchObject({
      change: { toIndex: 2, effect: 'none', durationMs: 0, reason: 'swipe' },
    });
  });

  test('resolves a step from the requested slide until the request settles', () => {
    const step = { target: { step: 1 }, policy: 'queue' } as const;
    const pressed = { type: 'indexRequested', reason: 'keyboard', event: undefined, ...step } as const;
    const asked = lightboxReducer({ ...open, queue: [request] } as State, { type: 'requestDequeued', request });
    expect(lightboxReducer(asked, pressed)).toMatchObject({ queue: [{ toIndex: 3, hasWaited: true }] });
    const leftOpen = lightboxReducer(asked, { type: 'requestSettled' });
    expect(lightboxReducer(leftOpen, pressed)).toMatchObject({ queue: [{ toIndex: 2, hasWaited: false }] });
  });

  test('ignores the end of a change that was replaced', () => {
    expect(lightboxReducer(states.changing, events.transitionFinished)).toBe(states.changing);
  });
});
