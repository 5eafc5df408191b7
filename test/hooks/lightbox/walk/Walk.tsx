import { act, fireEvent, render } from '@testing-library/react-hooks';
import { StrictMode, type ComponentProps } from 'react';
import { vi } from 'vitest';
import { HttpStatusError } from '@loggia/hooks/errors';
import type { ListEdge } from '@loggia/hooks';
import { swipeChunk } from '../../../../hooks/slides/swipe/chunks.ts';
import { zoomChunk } from '../../../../hooks/lightbox/zoom/chunks.ts';
import { photos } from '../renderLightbox.ts';
import { Expectation, type Wish } from './Expectation.ts';
import { WalkPage } from './WalkPage.tsx';

const LOADED = 7;
const PAGE = 3;
const ROUND_MS = 20;
const LAST_ROUND = 500;
/** Turns of the microtask queue needed by a response and everything that follows. */
const TURNS = 3;

/** Loads the gesture chunks in advance, because a fake clock cannot wait for them. */
export async function fetchGestures(): Promise<void> {
  await Promise.all([swipeChunk.load(), zoomChunk.load()]);
}

type Everything = Parameters<ComponentProps<typeof WalkPage>['onRender']>[0];

interface MoreRequest {
  readonly edge: ListEdge;
  readonly signal: AbortSignal;
  settle(error?: Error): void;
}

/** A page with fake timers, and its expected state. */
export class Walk {
  readonly expected: Expectation;
  readonly end: () => void;
  private added = 0;
  private rendered: Everything | undefined;
  private requests: readonly MoreRequest[] = [];

  /** `before` and `after` are the numbers of images on each side of the loaded ones that are still to load. */
  constructor(before: number, after: number) {
    const count = before + LOADED + after;
    const whole = photos(count).map((photo) => ({ ...photo, width: 1500, height: 1000 }));
    this.expected = new Expectation(before, LOADED, count);
    const { unmount } = render(
      <StrictMode>
        <WalkPage
          start={{ whole, from: before, to: before + LOADED }}
          onNeedMore={({ edge, signal }) =>
            new Promise((resolve, reject) => {
              const settle = (error?: Error) => (error ? reject(error) : resolve());
              this.requests = [...this.requests, { edge, signal, settle }];
            })
          }
          onWish={this.handleWish}
          onClose={() => void (this.expected.isOpen = false)}
          onRender={(everything) => void (this.rendered = everything)}
        />
      </StrictMode>,
    );
    this.end = unmount;
  }

  get now(): Everything {
    if (!this.rendered) throw new Error('Nothing was rendered.');
    return this.rendered;
  }

  run(action: (now: Everything) => void): void {
    act(() => action(this.now));
  }

  /** Flushes immediate results, including microtasks. Call it before anything else is awaited. */
  async rest(): Promise<void> {
    for (let turn = 0; turn < TURNS; turn += 1) await act(async () => undefined);
  }

  /** Lets the gesture chunk load, which is requested by the first touch. */
  async fetch(): Promise<void> {
    await act(fetchGestures);
    await this.rest();
  }

  pass(milliseconds: number): void {
    act(() => vi.advanceTimersByTime(milliseconds));
  }

  add(edge: ListEdge): void {
    const image = { id: `new-${(this.added += 1)}`, url: '/new.jpg', width: 900, height: 900 };
    const { offset, loaded } = this.expected;
    this.expected.add(edge);
    const isLoaded = this.expected.loaded > loaded;
    this.run(({ setList }) =>
      setList(({ whole, from, to }) => {
        if (edge === 'end') return { whole: [...whole, image], from, to: isLoaded ? to + 1 : to };
        return { whole: [image, ...whole], from: this.expected.offset, to: offset + loaded + 1 };
      }),
    );
  }

  /** Resolves the pending page request at an edge. */
  answer(edge: ListEdge): void {
    if (!this.takeRequests(edge).length) return;
    const { offset, loaded, total } = this.expected;
    this.expected.grow(edge, Math.min(PAGE, edge === 'start' ? offset : total - offset - loaded));
    const { offset: from } = this.expected;
    const to = from + this.expected.loaded;
    this.run(({ setList }) => setList(({ whole }) => ({ whole, from, to })));
  }

  refuse(edge: ListEdge): void {
    this.run(() => void this.takeRequests(edge, new HttpStatusError(500)));
  }

  /** Sends a touch event to the images, or to the body once they are removed. */
  finger(type: 'pointerDown' | 'pointerMove' | 'pointerUp' | 'pointerCancel', x: number, y: number): void {
    const at = { pointerId: 1, pointerType: 'touch', buttons: 1, clientX: x, clientY: y };
    fireEvent[type](document.querySelector('#surface') ?? document.body, at);
  }

  /** Lets everything settle: pages and images load, and changes end. */
  async settle(): Promise<void> {
    for (let round = 0; round < LAST_ROUND; round += 1) {
      const { status, isSettled } = this.now.lightbox;
      if (status === 'closed' || isSettled) return;
      this.run(({ lightbox, more }) => {
        if (lightbox.imageStatus === 'loading') lightbox.reportImage(lightbox.index, 'loaded');
        if (more.isAwaited) more.retry();
      });
      for (const edge of ['start', 'end'] as const) if (this.now.more.isAwaited) this.answer(edge);
      this.pass(ROUND_MS);
      await this.rest();
    }
    throw new Error('The lightbox never comes to rest.');
  }

  private readonly handleWish = (wish: Wish): void => {
    const { status, index } = this.now.lightbox;
    if (status !== 'closed' && index >= 0) this.expected.wish(wish);
  };

  private takeRequests(edge: ListEdge, error?: Error): readonly MoreRequest[] {
    const taken = this.requests.filter((request) => request.edge === edge && !request.signal.aborted);
    this.requests = this.requests.filter((request) => request.edge !== edge);
    for (const request of taken) request.settle(error);
    return taken;
  }
}
