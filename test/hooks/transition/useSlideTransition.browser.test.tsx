import { StrictMode } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { animationsOf, change, endOf, eventually, slide, TransitionStage } from './TransitionStage.tsx';

const runs = (name: 'outgoing' | 'incoming') => eventually(() => animationsOf(name).length > 0);
const expectOnce = (onFinished: ReturnType<typeof vi.fn>) =>
  vi.waitFor(() => expect(onFinished).toHaveBeenCalledOnce());

afterEach(() => vi.restoreAllMocks());

describe('a transition', () => {
  test('fades both slides, then removes all animations', async () => {
    const onFinished = vi.fn();
    const transition = change({ durationMs: 600_000 });
    const screen = await render(<TransitionStage transition={transition} onFinished={onFinished} />);
    await runs('outgoing');
    expect(animationsOf('outgoing').map(endOf)).toEqual([expect.objectContaining({ opacity: '0' })]);
    expect(animationsOf('incoming').map(endOf)).toEqual([expect.objectContaining({ opacity: '1' })]);
    for (const animation of [...animationsOf('outgoing'), ...animationsOf('incoming')]) animation.finish();
    await expectOnce(onFinished);
    expect(onFinished).toHaveBeenCalledWith(transition);
    await screen.rerender(<TransitionStage transition={null} onFinished={onFinished} />);
    expect([...animationsOf('outgoing'), ...animationsOf('incoming')]).toEqual([]);
  });

  test('does not start until the image is ready, and hides the incoming slide until then', async () => {
    const onFinished = vi.fn();
    const transition = change({ durationMs: 600_000 });
    const stage = (isReady: boolean) => (
      <TransitionStage transition={transition} isReady={isReady} onFinished={onFinished} />
    );
    const screen = await render(stage(false));
    await runs('incoming');
    expect(getComputedStyle(slide('incoming') as Element).opacity).toBe('0');
    expect(animationsOf('outgoing')).toEqual([]);
    await screen.rerender(stage(true));
    expect(animationsOf('outgoing').map(({ playState }) => playState)).toEqual(['running']);
    expect(onFinished).not.toHaveBeenCalled();
  });

  test.each([
    ['ltr', 'rotate(0deg) translate(-100%, 0%) scale(1)'],
    ['rtl', 'rotate(0deg) translate(100%, 0%) scale(1)'],
  ] as const)('follows the writing direction: %s', async (dir, transform) => {
    const onFinished = vi.fn();
    await render(<TransitionStage dir={dir} transition={change({ effect: 'slideH' })} onFinished={onFinished} />);
    await runs('outgoing');
    expect(animationsOf('outgoing').map(endOf)).toEqual([expect.objectContaining({ transform })]);
    expect(animationsOf('incoming')).toEqual([]);
    await expectOnce(onFinished);
  });

  test('speeds up when its maximum duration is reduced', async () => {
    const onFinished = vi.fn();
    const transition = change({ durationMs: 600_000 });
    const screen = await render(<TransitionStage transition={transition} onFinished={onFinished} />);
    await runs('outgoing');
    await screen.rerender(<TransitionStage transition={transition} maxDurationMs={30} onFinished={onFinished} />);
    await expectOnce(onFinished);
  });
});

describe('the end of a transition', () => {
  const endless = change({ durationMs: 600_000 });

  test('is reported once when its animations are canceled', async () => {
    const onFinished = vi.fn();
    await render(<TransitionStage transition={endless} onFinished={onFinished} />);
    await runs('outgoing');
    for (const animation of [...animationsOf('outgoing'), ...animationsOf('incoming')]) animation.cancel();
    await expectOnce(onFinished);
  });

  test('is reported once when the tab is hidden', async () => {
    const onFinished = vi.fn();
    await render(<TransitionStage transition={endless} onFinished={onFinished} />);
    await runs('outgoing');
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    await expectOnce(onFinished);
  });

  test('is reported once if the tab was already hidden', async () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const onFinished = vi.fn();
    await render(<TransitionStage transition={endless} onFinished={onFinished} />);
    await expectOnce(onFinished);
  });

  test('is reported once if the outgoing slide is removed early', async () => {
    const onFinished = vi.fn();
    const transition = change({ durationMs: 50 });
    const screen = await render(<TransitionStage transition={transition} onFinished={onFinished} />);
    await screen.rerender(<TransitionStage transition={transition} hasOutgoing={false} onFinished={onFinished} />);
    await expectOnce(onFinished);
  });

  test('is reported once if neither slide exists', async () => {
    const onFinished = vi.fn();
    await render(<TransitionStage transition={change({ fromIndex: 7, toIndex: 8 })} onFinished={onFinished} />);
    await expectOnce(onFinished);
  });

  test.each([change({ effect: 'none' }), change({ durationMs: 0 })])(
    'is reported once for a cut: %j',
    async (transition) => {
      const onFinished = vi.fn();
      await render(<TransitionStage transition={transition} onFinished={onFinished} />);
      expect(animationsOf('outgoing')).toEqual([]);
      await expectOnce(onFinished);
    },
  );
});

test('a transition without tiles does not wait for a chunk', async () => {
  const onFinished = vi.fn();
  await render(<TransitionStage transition={change({ durationMs: 600_000 })} onFinished={onFinished} />);
  expect(animationsOf('outgoing')).toHaveLength(1);
});

describe('a transition whose effect may need the tiles chunk', () => {
  test('starts immediately if the chunk was preloaded', async () => {
    const onFinished = vi.fn();
    const screen = await render(<TransitionStage transition={null} effect="fan" onFinished={onFinished} />);
    await vi.dynamicImportSettled();
    const transition = change({ effect: 'fan', durationMs: 600_000 });
    await screen.rerender(<TransitionStage transition={transition} effect="fan" onFinished={onFinished} />);
    expect(animationsOf('outgoing')).toHaveLength(1);
  });

  test('does not play after unmount', async () => {
    const onFinished = vi.fn();
    const animate = vi.spyOn(Element.prototype, 'animate');
    const transition = change({ effect: 'fan' });
    const screen = await render(<TransitionStage transition={transition} isReady={false} onFinished={onFinished} />);
    await screen.unmount();
    animate.mockClear();
    await vi.dynamicImportSettled();
    expect(animate).not.toHaveBeenCalled();
    expect(onFinished).not.toHaveBeenCalled();
  });

  test('is not played or reported if replaced by another transition', async () => {
    const onFinished = vi.fn();
    const [first, second] = [change({ effect: 'fan', durationMs: 600_000 }), change({ effect: 'blindH' })];
    const screen = await render(<TransitionStage transition={first} onFinished={onFinished} />);
    await screen.rerender(<TransitionStage transition={second} onFinished={onFinished} />);
    await expectOnce(onFinished);
    expect(onFinished).toHaveBeenCalledWith(second);
  });

  test.each(['fade', 'slideH', 'cubeH', 'cubeV', 'kaleidoscope', 'random'] as const)(
    'ends once, even in StrictMode: %s',
    async (effect) => {
      const onFinished = vi.fn();
      const transition = change({ effect });
      const stage = (isReady: boolean) => (
        <StrictMode>
          <TransitionStage transition={transition} isReady={isReady} onFinished={onFinished} />
        </StrictMode>
      );
      const screen = await render(stage(true));
      await expectOnce(onFinished);
      await screen.rerender(stage(false));
      await screen.rerender(stage(true));
      expect(onFinished).toHaveBeenCalledOnce();
    },
  );
});
