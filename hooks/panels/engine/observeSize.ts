/** The border box of an element in CSS pixels, told when the element comes and after each resize. */
export interface ObservedSize {
  readonly ref: (element: HTMLElement | null) => void;
  /** Tells it once more. */
  readonly tell: () => void;
}

/** Observes whatever element its ref gets; make it once per element, as state. Nothing is drawn for it but what `onSize` asks for. */
export function observeSize(onSize: (size: { readonly width: number; readonly height: number }) => void): ObservedSize {
  let element: HTMLElement | null = null;
  let observer: ResizeObserver | undefined;
  const tell = () => {
    if (element) onSize({ width: element.offsetWidth, height: element.offsetHeight });
  };
  return {
    tell,
    ref(next) {
      observer?.disconnect();
      element = next;
      tell();
      if (!element || typeof ResizeObserver === 'undefined') return;
      observer = new ResizeObserver(tell);
      observer.observe(element, { box: 'border-box' });
    },
  };
}
