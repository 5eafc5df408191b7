import { act, render } from '@testing-library/react-hooks';
import { StrictMode } from 'react';
import type { ComponentProps } from 'react';
import { vi } from 'vitest';
import { photos } from '../renderLightbox.ts';
import { WalkPage } from './WalkPage.tsx';

const PHOTO_COUNT = 7;
const START = photos(PHOTO_COUNT).map((photo) => ({ ...photo, width: 1500, height: 1000 }));
const ROUND_MS = 20;
const LAST_ROUND = 500;

type Everything = Parameters<ComponentProps<typeof WalkPage>['onRender']>[0];

/** What is expected: all that was asked for, as if it needed no time. */
export interface Expectation {
  isOpen: boolean;
  index: number;
  count: number;
  isBlurred: boolean;
}

/** A page on a fake clock, and what one expects of it. */
export class Walk {
  readonly expected: Expectation = { isOpen: false, index: 0, count: PHOTO_COUNT, isBlurred: false };
  readonly end: () => void;
  private added = 0;
  private rendered: Everything | undefined;

  constructor() {
    const { unmount } = render(
      <StrictMode>
        <WalkPage
          start={START}
          onRender={(everything) => (this.rendered = everything)}
          onIndexChange={(index, { reason }) => {
            if (reason === 'autoplay') this.expected.index = index;
          }}
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

  /** What follows at once has happened, in microtasks too. */
  async rest(): Promise<void> {
    await act(async () => undefined);
  }

  pass(milliseconds: number): void {
    act(() => vi.advanceTimersByTime(milliseconds));
  }

  add(edge: 'start' | 'end'): void {
    const image = { id: `new-${(this.added += 1)}`, url: '/new.jpg', width: 900, height: 900 };
    this.run(({ setImages }) => setImages((known) => (edge === 'end' ? [...known, image] : [image, ...known])));
    this.expected.count += 1;
    if (edge === 'start') this.expected.index += 1;
  }

  /** Lets everything happen that was asked for: pictures load, changes come to their end. */
  settle(): void {
    for (let round = 0; round < LAST_ROUND; round += 1) {
      const { status, isSettled } = this.now.lightbox;
      if (status === 'closed' || isSettled) return;
      this.run(({ lightbox }) => {
        if (lightbox.imageStatus === 'loading') lightbox.reportImage(lightbox.index, 'loaded');
      });
      this.pass(ROUND_MS);
    }
    throw new Error('The lightbox never comes to rest.');
  }
}
