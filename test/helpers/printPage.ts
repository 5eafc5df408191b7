import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, vi } from 'vitest';

export interface PrintedPage {
  readonly place: HTMLElement;
  /** Scripts take over what stands there. What they had to draw anew fails the test. */
  hydrate(): void;
}

/** Puts what a server prints into the page, until the test is over. */
export function printPage(app: ReactElement): PrintedPage {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(app);
  onTestFinished(() => place.remove());
  return {
    place,
    hydrate() {
      const onRecoverableError = vi.fn();
      const root = hydrateRoot(place, app, { onRecoverableError });
      onTestFinished(() => {
        root.unmount();
        expect(onRecoverableError).not.toHaveBeenCalled();
      });
    },
  };
}
