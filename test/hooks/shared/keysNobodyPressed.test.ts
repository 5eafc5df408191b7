import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { animateScroll } from '../../../hooks/core/shared/engine/animateScroll.ts';
import { isKeyless, isKeyPress } from '../../../hooks/core/shared/keyOwners.ts';
import { deliverKey, addKeyListener, listenToKeys } from '../../../hooks/core/shared/engine/pageKeys.ts';

const bubbles = { bubbles: true, cancelable: true };
/** The event a browser dispatches when filling a field. */
const filling = () => new Event('keydown', bubbles);
const press = (key: string) => new KeyboardEvent('keydown', { ...bubbles, key });

afterEach(() => vi.unstubAllGlobals());

describe('a key event', () => {
  test.each([
    ['a pressed key', press('a'), true],
    ['a key that the browser cannot name', press('Unidentified'), true],
    ['a scripted event without a key name', new KeyboardEvent('keydown'), true],
    ['a key event from another window', Object.assign(filling(), { key: 'a' }), true],
    ['an autofill event', filling(), false],
    ['an autofill event with an undefined key', Object.assign(filling(), { key: undefined }), false],
  ])('is classified as a key press or autofill: %s', (_name, event, expected) => {
    expect(isKeyPress(event)).toBe(expected);
    expect(isKeyless(event)).toBe(!expected);
  });

  test('is not confused with a pointer event, which has no key either', () => {
    expect(isKeyless(new Event('pointerdown'))).toBe(false);
  });

  test.each([
    ['on the page', listenToKeys],
    ['on the page in the capture phase', (hear: () => void, end: AbortSignal) => listenToKeys(hear, end, true)],
    ['on an element', (hear: () => void, signal: AbortSignal) => addKeyListener(document.body, hear, { signal })],
  ])('is handled %s only if a key was pressed, and only until the listener is removed', (_name, listen) => {
    const hear = vi.fn();
    const end = new AbortController();
    listen(hear, end.signal);
    document.body.dispatchEvent(filling());
    expect(hear).not.toHaveBeenCalled();
    const pressed = press('a');
    document.body.dispatchEvent(pressed);
    expect(hear).toHaveBeenCalledExactlyOnceWith(pressed);
    end.abort();
    document.body.dispatchEvent(press('b'));
    deliverKey(press('c'));
    expect(hear).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['is not interrupted by autofill', filling, 0],
    ['ends when a key is pressed', () => press('ArrowDown'), 1000],
  ])('interrupts a scroll animation only if a key was pressed: the animation %s', (_name, makeEvent, top) => {
    const frames: FrameRequestCallback[] = [];
    vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
    const scroller = document.createElement('div');
    scroller.scrollTop = 1000;
    Object.assign(scroller, { scrollTo: ({ top: to }: { top: number }) => (scroller.scrollTop = to) });
    const end = new AbortController();
    animateScroll(scroller, -Infinity, 100, end.signal);
    window.dispatchEvent(makeEvent());
    for (const frame of frames.splice(0)) frame(performance.now() + 1000);
    expect(scroller.scrollTop).toBe(top);
    end.abort();
  });

  test('is handled only through the shared helpers in the source code', () => {
    const files = ['hooks', 'ui'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    );
    const sources = files
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
    const direct = sources.filter(({ text }) => /addEventListener\(\s*'key(?:down|up|press)'/.test(text));
    expect(direct.map(({ file }) => file)).toStrictEqual(['hooks/core/shared/engine/pageKeys.ts']);
    // Handlers for several event types check the event; `ui/mount` listens to everything on the page.
    const several = sources.filter(({ file, text }) => file.startsWith('hooks/') && text.includes("'keydown'"));
    expect(several.length).toBeGreaterThan(2);
    expect(
      several.filter(({ text }) => !/isKeyless\(|addKeyListener\(/.test(text)).map(({ file }) => file),
    ).toStrictEqual([]);
  });
});
