/**
 * Runs in the page: resolves with the milliseconds since the click once the image of the open lightbox has been painted. Checks once per
 * frame; a message posted in a frame arrives after it was painted.
 */
export function watchOpening({ opened }) {
  window.opening = new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    let pressedAt = 0;
    const isThere = () => {
      const picture = document.querySelector(opened);
      return picture?.complete === true && picture.naturalWidth > 0;
    };
    const look = () => {
      if (isThere()) port1.postMessage(null);
      else requestAnimationFrame(look);
    };
    port2.addEventListener('message', () => resolve(performance.now() - pressedAt), { once: true });
    port2.start();
    const start = (event) => {
      pressedAt = event.timeStamp;
      requestAnimationFrame(look);
    };
    document.addEventListener('click', start, { capture: true, once: true });
  });
}
