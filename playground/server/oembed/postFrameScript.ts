/**
 * The script of an embedded post. It reports its content's height and any clicked links to the embedding page. Its
 * source text is inserted into the frame, so it must be self-contained.
 */
export function postFrameScript(): void {
  const RESIZE_DELAY_MS = 100;
  const SECRET_DELAY_MS = 100;
  let secret = '';
  let resizing = 0;

  // The frame is sandboxed and may be embedded anywhere, so the target origin is unknown.
  const say = (message: string, value: unknown) => parent.postMessage({ message, value, secret }, '*');
  const sayHeight = () => {
    if (secret) say('height', Math.ceil(document.body.getBoundingClientRect().height));
  };
  const readSecret = () => {
    secret = /[?&]secret=([a-z\d]+)/i.exec(location.hash)?.[1] ?? '';
    // The embedding page may set the secret after loading the frame.
    if (secret) sayHeight();
    else setTimeout(readSecret, SECRET_DELAY_MS);
  };
  if (parent === window) return;

  addEventListener('message', ({ source, data }: MessageEvent<{ message?: unknown; secret?: unknown } | null>) => {
    const isGreeting = source === parent && typeof data === 'object' && data?.message === 'ready';
    if (isGreeting && data.secret === secret) sayHeight();
  });
  addEventListener('resize', () => {
    clearTimeout(resizing);
    resizing = window.setTimeout(sayHeight, RESIZE_DELAY_MS);
  });
  addEventListener('load', sayHeight);
  document.querySelector('.wp-embed-featured-image img')?.addEventListener('load', sayHeight);
  addEventListener('click', (event) => {
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!isPlain || !link || !secret) return;
    event.preventDefault();
    say('link', link.href);
  });
  readSecret();
}
