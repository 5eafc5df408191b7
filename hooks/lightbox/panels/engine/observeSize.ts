interface Size {
  readonly width: number;
  readonly height: number;
}

/** Observes the border box of an element. */
export interface ObservedSize {
  readonly ref: (element: HTMLElement | null) => void;
  /** Reports the last known size again. */
  readonly report: () => void;
}

/**
 * Reports the border box of the element attached to its `ref`, in CSS pixels: initially and after each resize. Create
 * this object once per element, as state. The first size is reported before the first paint, without forcing an extra
 * layout. A render happens only if `onSize` causes one.
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
