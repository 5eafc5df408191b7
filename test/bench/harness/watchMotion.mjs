/** Runs in the page before its own code, after watchPictures. Reports what moves after a press, by style or script. */
export function watchMotion() {
  const WINDOW_MS = 1000;
  const FRAME_MS = 17;
  const MOVING = /^(transform|translate|scale|rotate|left|right|top|bottom|inset|width|height|inlineSize|blockSize)/u;

  /** The position and size properties that an animation changes. Ignores endless animations, which are spinners. */
  function movingProperties({ playState, effect }) {
    const { endTime, activeDuration } = effect?.getComputedTiming() ?? {};
    if (playState !== 'running' || endTime === Infinity || !(activeDuration > FRAME_MS)) return [];
    const keyframes = effect.getKeyframes();
    const names = new Set(keyframes.flatMap(Object.keys).filter((name) => MOVING.test(name)));
    return [...names].filter((name) => new Set(keyframes.map((keyframe) => keyframe[name])).size > 1);
  }

  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

  /** Reports, for one second after the next press, what is animated, and in how many different boxes an image was visible. */
  globalThis.watch.motionAfter = async (type, number) => {
    await new Promise((resolve) => addEventListener(type, resolve, { capture: true, once: true }));
    const moved = new Set();
    const boxes = new Set();
    const end = performance.now() + WINDOW_MS;
    while (performance.now() < end) {
      await nextFrame();
      for (const name of document.getAnimations().flatMap(movingProperties)) moved.add(name);
      const box = globalThis.watch.seenBox(number);
      if (box) boxes.add(box);
    }
    return { moved: [...moved], boxes: boxes.size };
  };
}
