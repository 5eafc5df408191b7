/** The border box of an element in CSS pixels, told when the element comes and after each resize. */
export interface ObservedSize {
  readonly ref: (element: HTMLElement | null) => void;
  /** Tells it once more. */
  readonly report: () => void;
}

/** Observes whatever element its ref gets; make it once per element, as state. Nothing is drawn for it but what `onSize` asks for. */
export function observeSize(onSize: (size: { readonly width: number; readonly height: number }) => void): ObservedSize {
  let element: HTMLElement | null = null;
  let observer: ResizeObserver | undefined;
  const report = () => {
    if (element) onSize({ width: element.offsetWidth, height: element.offsetHeight });
  };
  return {
    report,
    ref(next) {
      observer?.disconnect();
      element = next;
      report();
      if (!element || typeof ResizeObserver === 'undefined') return;
      observer = new ResizeObserver(report);
      observer.observe(element, { box: 'border-box' });
    },
  };
}
