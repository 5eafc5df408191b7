import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, vi } from 'vitest';

export interface PrintedPage {
  readonly place: HTMLElement;
  /** Hydrates the page. Recoverable hydration errors fail the test. */
  hydrate(): void;
}

/** Adds server-rendered markup to the page until the test ends. */
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
