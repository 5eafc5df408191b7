import { act, render } from '@testing-library/react-hooks';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { usePostEmbed, type EmbeddedPost, type UsePostEmbedOptions } from '@loggia/hooks';
import { embeddedPost as POST } from '../../fixtures/embeddedPost.ts';

interface PageProps {
  readonly post: EmbeddedPost;
  readonly options: UsePostEmbedOptions;
}

function Page({ post, options }: PageProps) {
  const embed = usePostEmbed(post, options);
  return (
    <>
      <blockquote {...embed.getQuoteProps()}>
        <a href={post.url}>{post.title}</a>
      </blockquote>
      {/* oxlint-disable-next-line jsx-a11y/iframe-has-title, react/iframe-missing-sandbox -- the getter provides both */}
      {embed.isAvailable && <iframe {...embed.getFrameProps()} />}
    </>
  );
}

function renderPost(own: Partial<EmbeddedPost> = {}, options: UsePostEmbedOptions = {}) {
  const post = { ...POST, ...own };
  const view = render(<Page post={post} options={options} />, { wrapper: StrictMode });
  const frame = () => {
    const element = view.container.querySelector('iframe');
    if (!element) throw new Error('There is no frame.');
    return element;
  };
  const quote = () => view.container.querySelector('blockquote') as HTMLQuoteElement;
  const send = (data: object, from: { readonly source?: Window | null; readonly origin?: string } = {}) =>
    act(() => {
      const { source = frame().contentWindow, origin = 'null' } = from;
      window.dispatchEvent(new MessageEvent('message', { data, source, origin }));
    });
  const say = (message: string, value: unknown, secret = POST.secret) => send({ message, secret, value });
  return { ...view, frame, quote, send, say };
}

const open = vi.fn();
beforeEach(() => {
  open.mockReset();
  vi.stubGlobal('open', open);
});
afterEach(() => vi.unstubAllGlobals());

describe('an embedded post', () => {
  test('shows a quote until its iframe sends a message, then the iframe at the requested height', () => {
    const onHeightChange = vi.fn();
    const { frame, quote, say } = renderPost({}, { onHeightChange });
    expect([quote().hidden, frame().hasAttribute('inert'), frame().dataset['status']]).toEqual([
      false,
      true,
      'waiting',
    ]);
    expect(frame().getAttribute('height')).toBe('338');
    say('height', 412);
    expect([quote().hidden, frame().hasAttribute('inert'), frame().dataset['status']]).toEqual([true, false, 'shown']);
    expect(frame().getAttribute('height')).toBe('412');
    say('height', 412);
    expect(onHeightChange.mock.calls).toEqual([[412]]);
  });

  test('has a title and a sandbox without an origin', () => {
    const { frame } = renderPost();
    expect(frame().getAttribute('sandbox')).toBe('allow-scripts');
    expect(frame().title).toBe('Post 1, Hills & Sons');
    expect(frame().getAttribute('src')).toBe('https://hills.test/post-1/embed/#?secret=nuHjINnvFp');
  });

  test('creates a secret if none is given, and sends a ready message with it', () => {
    const { frame, send, quote } = renderPost({ secret: undefined });
    const [, secret = ''] = /#\?secret=([a-z\d]{10})$/.exec(frame().src) ?? [];
    const contentWindow = frame().contentWindow as Window;
    const post = vi.spyOn(contentWindow, 'postMessage').mockReturnValue();
    act(() => void frame().dispatchEvent(new Event('load')));
    expect(post.mock.calls).toEqual([[{ message: 'ready', secret }, '*']]);
    send({ message: 'height', secret, value: 300 });
    expect(quote().hidden).toBe(true);
  });

  test('gets its iframe after hydration if it was server-rendered without a secret', () => {
    const page = <Page post={{ ...POST, secret: undefined }} options={{}} />;
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = renderToString(page);
    // A frame that loads with the page would never receive a secret.
    expect(place.querySelector('iframe')).toBeNull();
    let root: ReturnType<typeof hydrateRoot> | undefined;
    act(() => void (root = hydrateRoot(place, page)));
    const frame = place.querySelector('iframe') as HTMLIFrameElement;
    const [, secret = ''] = /#\?secret=([a-z\d]{10})$/.exec(frame.src) ?? [];
    const data = { message: 'height', secret, value: 300 };
    act(() => void window.dispatchEvent(new MessageEvent('message', { data, source: frame.contentWindow })));
    expect(place.querySelector('blockquote')?.hidden).toBe(true);
    act(() => root?.unmount());
    place.remove();
  });

  test('has its iframe from the start if it was server-rendered with a secret', () => {
    expect(renderToString(<Page post={POST} options={{}} />)).toContain('#?secret=nuHjINnvFp');
  });

  test('stays a quote if its iframe URL is unsafe', () => {
    const { container, quote } = renderPost({ frameUrl: 'javascript:alert(1)' });
    expect(container.querySelector('iframe')).toBeNull();
    expect(quote().hidden).toBe(false);
  });

  test('stays a quote while disabled', () => {
    const { container } = renderPost({}, { enabled: false });
    expect(container.querySelector('iframe')).toBeNull();
  });

  test('shows the quote again when the post changes', () => {
    const { say, quote, frame, rerender } = renderPost();
    say('height', 900);
    rerender(<Page post={{ ...POST, frameUrl: 'https://hills.test/post-2/embed/', height: 50 }} options={{}} />);
    expect([quote().hidden, frame().getAttribute('height')]).toEqual([false, '200']);
  });
});

describe('a message to the page', () => {
  test('is ignored if it comes from another iframe, even with the correct secret', () => {
    const { send, quote } = renderPost();
    const stranger = document.body.appendChild(document.createElement('iframe'));
    const data = { message: 'height', secret: POST.secret, value: 500 };
    for (const source of [stranger.contentWindow, window, null]) send(data, { source, origin: 'https://hills.test' });
    expect(quote().hidden).toBe(false);
    stranger.remove();
  });

  test('is ignored if its secret is wrong, even if it comes from the correct iframe', () => {
    const { say, quote } = renderPost();
    for (const secret of ['another1', '', 'nuHjINnvF', '*']) say('height', 500, secret);
    expect(quote().hidden).toBe(false);
  });

  test('is accepted from any origin, because a sandboxed iframe has none', () => {
    const { send, quote } = renderPost();
    send({ message: 'height', secret: POST.secret, value: 500 }, { origin: 'https://elsewhere.test' });
    expect(quote().hidden).toBe(true);
  });

  test('has no listener after unmount', () => {
    const remove = vi.spyOn(window, 'removeEventListener');
    renderPost().unmount();
    expect(remove.mock.calls.filter(([type]) => type === 'message').length).toBeGreaterThan(0);
  });
});

describe('a link in the iframe', () => {
  const LINK = 'https://hills.test/post-1/';
  const activation = { isActive: true };
  const place = { top: 100, bottom: 500, left: 0, right: 600 };
  const standsAt = (bounds: object) =>
    vi.spyOn(HTMLIFrameElement.prototype, 'getBoundingClientRect').mockReturnValue(bounds as DOMRect);
  beforeEach(() => {
    activation.isActive = true;
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { userActivation: activation }));
    standsAt(place);
  });

  test('is not followed without user activation, even if the iframe has focus', () => {
    const { say, frame } = renderPost();
    say('height', 400);
    frame().focus();
    activation.isActive = false;
    say('link', LINK);
    expect(open).not.toHaveBeenCalled();
  });

  test('is not followed before the iframe is shown', () => {
    const { say, frame } = renderPost();
    frame().focus();
    say('link', LINK);
    expect(open).not.toHaveBeenCalled();
  });

  test('is not followed from an iframe outside the viewport', () => {
    const { say, frame } = renderPost();
    say('height', 400);
    frame().focus();
    standsAt({ ...place, top: -900, bottom: -500 });
    say('link', LINK);
    expect(open).not.toHaveBeenCalled();
  });

  test('is followed in browsers without `userActivation`', () => {
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { userActivation: undefined }));
    const { say, frame } = renderPost();
    say('height', 400);
    frame().focus();
    say('link', LINK);
    expect(open).toHaveBeenCalledOnce();
  });

  test('navigates the whole page if the iframe has focus', () => {
    const { say, frame } = renderPost();
    say('height', 400);
    say('link', LINK);
    expect(open).not.toHaveBeenCalled();
    frame().focus();
    say('link', LINK);
    expect(open.mock.calls).toEqual([[LINK, '_top']]);
  });

  test.each(['https://evil.test/', 'javascript:alert(1)', 'https://hills.test:444/', '/post-1/'])(
    'is not followed if it points to %s',
    (href) => {
      const { say, frame } = renderPost();
      say('height', 400);
      frame().focus();
      say('link', href);
      expect(open).not.toHaveBeenCalled();
    },
  );

  test('can be canceled by the app', () => {
    const { say, frame } = renderPost({}, { onNavigate: (_href, details) => details.cancel() });
    say('height', 400);
    frame().focus();
    say('link', LINK);
    expect(open).not.toHaveBeenCalled();
  });
});
