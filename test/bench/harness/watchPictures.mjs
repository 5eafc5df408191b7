/**
 * Runs in the page before its own code. Detects when a user sees the large image with a given number: loaded, in the center of the viewport,
 * and neither hidden nor transparent. Works with any library.
 */
export function watchPictures() {
  const LARGE = 'img[src*="/photos/large/"]';
  const isCentred = ({ left, right, top, bottom, width, height }) =>
    width > 100 &&
    height > 100 &&
    Math.abs((left + right) / 2 - innerWidth / 2) < innerWidth / 4 &&
    Math.abs((top + bottom) / 2 - innerHeight / 2) < innerHeight / 4;
  const isOpaque = (element) => {
    for (let at = element; at; at = at.parentElement) if (Number(getComputedStyle(at).opacity) < 0.02) return false;
    return true;
  };
  const isSeen = (image) =>
    image.complete &&
    image.naturalWidth > 0 &&
    isCentred(image.getBoundingClientRect()) &&
    image.checkVisibility({ visibilityProperty: true }) &&
    isOpaque(image);
  const seen = () => [...document.querySelectorAll(LARGE)].filter(isSeen);
  const numberOf = (image) => Number(/(\d+)\.jpg/.exec(image.src)[1]);

  const painted = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', resolve, { once: true });
        port1.start();
        port2.postMessage(null);
      });
    });
  const until = async (isTrue) => {
    const end = performance.now() + 8000;
    while (!isTrue()) {
      if (performance.now() > end) return Number.NaN;
      await painted();
    }
    return performance.now();
  };

  const pressOf = (type) =>
    new Promise((resolve) =>
      addEventListener(type, ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true }),
    );

  const boxOf = (image) => {
    const { left, top, width, height } = image.getBoundingClientRect();
    return `${left} ${top} ${width} ${height} ${getComputedStyle(image).opacity}`;
  };
  const isRunning = ({ playState, effect }) =>
    playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;

  const events = [];
  new PerformanceObserver((list) => events.push(...list.getEntries())).observe({
    type: 'event',
    durationThreshold: 16,
    buffered: true,
  });
  let shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });

  globalThis.watch = {
    /** The numbers of the images in the center. */
    seenNumbers: () => seen().map(numberOf),
    /** The box of a visible image, in whole pixels. */
    seenBox: (number) => {
      const image = seen().find((one) => numberOf(one) === number);
      if (!image) return undefined;
      const { left, top, width, height } = image.getBoundingClientRect();
      return [left, top, width, height].map(Math.round).join();
    },
    /** The lightbox around the image in the center: its dialog, or its top-level element outside the page. */
    seenRoot: () => {
      const [image] = seen();
      return image?.closest('dialog, [role="dialog"]') ?? image?.closest('body > :not(#page)');
    },
    /** The milliseconds from the next press until the image is painted. */
    untilPainted: async (type, number) => {
      const start = await pressOf(type);
      const end = await until(() => seen().some((image) => numberOf(image) === number));
      return end - start;
    },
    /** The milliseconds from the next press until no large image is visible and no dialog is open. */
    untilGone: async (type) => {
      const start = await pressOf(type);
      return (await until(() => seen().length === 0 && !document.querySelector('dialog[open]'))) - start;
    },
    /** The milliseconds from the next press until the image is visible and all animations have ended. */
    untilAtRest: async (type, number) => {
      const start = await pressOf(type);
      let last = '';
      let same = 0;
      let since = 0;
      const isAtRest = () => {
        const image = seen().find((one) => numberOf(one) === number);
        const box = image ? boxOf(image) : '';
        if (box === '' || box !== last || document.getAnimations().some(isRunning)) {
          last = box;
          same = 0;
          since = performance.now();
        }
        same += 1;
        return same > 3 && box !== '';
      };
      await until(isAtRest);
      return since - start;
    },
    /** The longest interaction since the last call, as in INP. */
    takeLongest: () => {
      const longest = Math.max(
        16,
        ...events
          .splice(0)
          .filter(({ interactionId }) => interactionId)
          .map(({ duration }) => duration),
      );
      return longest;
    },
    takeShift: () => {
      const taken = shift;
      shift = 0;
      return taken;
    },
  };
}
