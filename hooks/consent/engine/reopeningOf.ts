import type { ConsentStore } from '../types.ts';
import { focusedElement } from '../../shared/engine/activeElementAround.ts';

/** That the bar of a source was asked for again: bar and button may stand far from each other in a page. */
export interface Reopening {
  /** How often it was asked for since the last answer. */
  requests(): number;
  open(): void;
  /** @returns what had the focus when it was first asked for */
  close(): HTMLElement | null;
  subscribe(onChange: () => void): () => void;
}

function createReopening(): Reopening {
  const listeners = new Set<() => void>();
  let requests = 0;
  let opener: HTMLElement | null = null;
  const change = (next: number): void => {
    requests = next;
    for (const listener of listeners) listener();
  };
  return {
    requests: () => requests,
    open() {
      opener ??= focusedElement(document);
      change(requests + 1);
    },
    close() {
      const before = opener;
      opener = null;
      change(0);
      return before;
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
  };
}

const reopenings = new WeakMap<ConsentStore, Reopening>();

/** The one that all components of a source share. */
export function reopeningOf(source: ConsentStore): Reopening {
  const known = reopenings.get(source) ?? createReopening();
  reopenings.set(source, known);
  return known;
}
