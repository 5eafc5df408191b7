import { vi } from 'vitest';

export interface StubbedViewport {
  /** Reports that the element's top has crossed the line. */
  pass(element: Element): void;
}

/** An `IntersectionObserver` that the test controls. */
export function stubViewport(): StubbedViewport {
  const callbacks = new Set<IntersectionObserverCallback>();
  class FakeObserver {
    readonly callback: IntersectionObserverCallback;
    constructor(callback: IntersectionObserverCallback) {
      this.callback = callback;
      callbacks.add(callback);
    }
    observe() {}
    unobserve() {}
    disconnect() {
      callbacks.delete(this.callback);
    }
  }
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  return {
    pass(target) {
      const entry = { target, isIntersecting: true, boundingClientRect: new DOMRect(0, 100, 100, 20) };
      for (const callback of callbacks) Reflect.apply(callback, undefined, [[entry]]);
    },
  };
}
