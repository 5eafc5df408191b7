import { act, render } from '@testing-library/react-hooks';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { usePostEmbed, type EmbeddedPost, type UsePostEmbedOptions } from '@loggia/hooks';
import { embeddedPost as POST } from '../../fixtures/embeddedPost.ts';

interface PageProps {
  readonly post: EmbeddedPost;
  readonly options?: UsePostEmbedOptions;
}

function Page({ post, options }: PageProps) {
  const embed = usePostEmbed(post, options);
  // oxlint-disable-next-line jsx-a11y/iframe-has-title, react/iframe-missing-sandbox -- the getter provides both
  return embed.isAvailable ? <iframe {...embed.getFrameProps()} /> : null;
}

const LINK = 'https://hills.test/post-1/';
const SEEN = { top: 100, bottom: 500, left: 0, right: 600, width: 600, height: 400 };
const open = vi.fn();
const standsAt = (place: typeof SEEN) =>
  vi.spyOn(HTMLIFrameElement.prototype, 'getBoundingClientRect').mockReturnValue(place as DOMRect);

beforeEach(() => {
  open.mockReset();
  vi.stubGlobal('open', open);
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { userActivation: { isActive: true } }));
  standsAt(SEEN);
});
afterEach(() => vi.unstubAllGlobals());

/** Renders a visible post whose frame has focus after a click. */
function visit() {
  const view = render(<Page post={POST} />, { wrapper: StrictMode });
  const frame = () => {
    const element = view.container.querySelector('iframe');
    if (!element) throw new Error('There is no frame.');
    return element;
  };
  const say = (message: string, value: unknown, source = frame().contentWindow) =>
    act(() => {
      const data = { message, secret: POST.secret, value };
      window.dispatchEvent(new MessageEvent('message', { data, source, origin: 'null' }));
    });
  say('height', 400);
  frame().focus();
  return { ...view, frame, say };
}

describe('a link in an embedded post', () => {
  test('is followed while the post is visible', () => {
    visit().say('link', LINK);
    expect(open.mock.calls).toEqual([[LINK, '_top']]);
  });

  test('is not followed if the iframe is collapsed to zero size', () => {
    const { say } = visit();
    standsAt({ top: 0, bottom: 0, left: 0, right: 0, width: 0, height: 0 });
    say('link', LINK);
    expect(open).not.toHaveBeenCalled();
  });

  test('is not followed if the iframe is outside the viewport', () => {
    const { say } = visit();
    standsAt({ ...SEEN, left: -9999, right: -9399 });
    say('link', LINK);
    expect(open).not.toHaveBeenCalled();
  });

  test('is not followed once another post is loading in the iframe', () => {
    const { say, rerender, frame } = visit();
    rerender(<Page post={{ ...POST, frameUrl: 'https://hills.test/post-2/embed/' }} />);
    frame().focus();
    say('link', LINK);
    expect(open).not.toHaveBeenCalled();
  });

  test.each([
    'https://:secret@hills.test/post-1/',
    'https://ann%40hills.test@hills.test/',
    'https:\\\\ann@hills.test\\',
    ' https://ann:b@hills.test/',
    'HTTP://hills.test/post-1/',
    'ht\ntp://hills.test/',
    'https://evil.test\\@hills.test/',
  ])('is not followed if it points to %j', (href) => {
    const { say } = visit();
    say('link', href);
    expect(open).not.toHaveBeenCalled();
  });
});
