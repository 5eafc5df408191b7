export interface SizeWatch {
  /** These, and no others. */
  watch(elements: Iterable<Element>): void;
  end(): void;
}

/** Tells when any of the watched elements has another size, before that is painted. */
export function watchSizes(onResize: () => void): SizeWatch {
  const observer = new ResizeObserver(onResize);
  let watched: ReadonlySet<Element> = new Set();
  return {
    watch(elements) {
      const next = new Set(elements);
      for (const element of watched) if (!next.has(element)) observer.unobserve(element);
      // Who is observed anew is told of at once: only those who were not.
      for (const element of next) if (!watched.has(element)) observer.observe(element);
      watched = next;
    },
    end: () => observer.disconnect(),
  };
}
