interface Size {
  readonly width: number;
  readonly height: number;
}

/** Reports the border box of an element in CSS pixels, when the element is set and after each resize. */
export interface ObservedSize {
  readonly ref: (element: HTMLElement | null) => void;
  /** Reports the last known size once more. */
  readonly report: () => void;
}

/**
 * Observes the element that its ref gets. Create it once per element, as state. The size comes before the first paint, from the layout that the browser
 * makes for it anyway. Only `onSize` can cause a render.
 */
export function observeSize(onSize: (size: Size) => void): ObservedSize {
  let size: Size | undefined;
  let observer: ResizeObserver | undefined;
  const measure = (element: HTMLElement) => {
    size = { width: element.offsetWidth, height: element.offsetHeight };
    onSize(size);
  };
  return {
    report() {
      if (size) onSize(size);
    },
    ref(element) {
      observer?.disconnect();
      size = undefined;
      if (!element) return;
      if (typeof ResizeObserver === 'undefined') {
        measure(element);
        return;
      }
      observer = new ResizeObserver(() => measure(element));
      observer.observe(element, { box: 'border-box' });
    },
  };
}
