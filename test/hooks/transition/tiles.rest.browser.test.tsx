import { afterEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { SLIDE_EFFECTS } from '@loggia/hooks/transition';
import type { SlideEffect } from '@loggia/hooks';
import {
  animationsOf,
  change,
  endOf,
  eventually,
  slide,
  tiles,
  TransitionStage,
  type TransitionStageProps,
} from './TransitionStage.tsx';

const CELL = 20;

/** Draws an image of many cells, each with a different color than its neighbors. */
function drawPicture(width: number, height: number): string {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  for (let x = 0; context && x < width; x += CELL) {
    for (let y = 0; y < height; y += CELL) {
      context.fillStyle = `rgb(${(x * 7) % 256} ${(y * 11) % 256} ${((x + y) * 5) % 256})`;
      context.fillRect(x, y, CELL, CELL);
    }
  }
  return canvas.toDataURL();
}

const WIDE = drawPicture(400, 120);
const whole = { width: '100%', height: '100%' } as const;

/** Starts a transition that practically never ends. */
async function begin(effect: SlideEffect, props: Partial<TransitionStageProps> = {}) {
  const onFinished = vi.fn();
  const transition = change({ effect, durationMs: 600_000 });
  const children = props.children ?? <img src={WIDE} alt="" style={{ ...whole, objectFit: 'contain' }} />;
  const stage = (parts: Partial<TransitionStageProps>) => (
    <TransitionStage transition={null} effect={effect} onFinished={onFinished} {...props} {...parts}>
      {children}
    </TransitionStage>
  );
  const screen = await render(stage({}));
  await eventually(() => [...document.images].every(({ complete }) => complete));
  await screen.rerender(stage({ transition }));
  return { onFinished, screen, stage, transition };
}

const holdAtStart = () => {
  for (const animation of tiles().flatMap((tile) => tile.getAnimations())) {
    animation.pause();
    animation.currentTime = 0;
  }
};

async function photograph(): Promise<ImageData> {
  const element = slide('outgoing')?.parentElement as Element;
  const picture = new Image();
  picture.src = `data:image/png;base64,${await page.screenshot({ element, save: false })}`;
  await picture.decode();
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  context.drawImage(picture, 0, 0);
  return context.getImageData(0, 0, picture.width, picture.height);
}

/** The share of color values that differ visibly. */
function difference(one: ImageData, other: ImageData): number {
  const differing = one.data.filter((value, place) => Math.abs(value - (other.data[place] ?? 0)) > 24);
  return differing.length / one.data.length;
}

afterEach(() => vi.restoreAllMocks());

const TILED = Object.entries(SLIDE_EFFECTS).flatMap(([name, effect]) =>
  effect.kind === 'tiles' && effect.columns * effect.rows > 1 ? [[name as SlideEffect, effect] as const] : [],
);

describe('the tiles of a transition', () => {
  test.each(TILED)('cover the slide exactly and start one after another: %s', async (name, effect) => {
    await begin(name);
    await eventually(() => tiles().length > 0);
    expect(tiles()).toHaveLength(effect.columns * effect.rows);
    const ends = tiles().flatMap((tile) => tile.getAnimations().map(endOf));
    expect(ends).toEqual(ends.map(() => expect.objectContaining({ opacity: '0', easing: expect.any(String) })));
    const delays = tiles().flatMap((tile) => tile.getAnimations().map(({ effect: own }) => own?.getTiming().delay));
    expect(delays[0]).toBe(0);
    expect(delays.at(-1)).toBeCloseTo(
      (600_000 * (effect.columns + effect.rows - 2)) / (effect.columns + effect.rows),
      3,
    );
    holdAtStart();
    const box = slide('outgoing')?.getBoundingClientRect() as DOMRect;
    const boxes = tiles().map((tile) => tile.getBoundingClientRect());
    expect(Math.min(...boxes.map(({ left }) => left))).toBeCloseTo(box.left, 3);
    expect(Math.min(...boxes.map(({ top }) => top))).toBeCloseTo(box.top, 3);
    expect(Math.max(...boxes.map(({ right }) => right))).toBeCloseTo(box.right, 3);
    expect(Math.max(...boxes.map(({ bottom }) => bottom))).toBeCloseTo(box.bottom, 3);
    const covered = boxes.reduce((sum, { width, height }) => sum + width * height, 0);
    expect(covered).toBeCloseTo(box.width * box.height, 1);
  });

  test.each([
    ['contained', { objectFit: 'contain' }],
    ['contained at the start', { objectFit: 'contain', objectPosition: '0% 50%' }],
    ['cropped', { objectFit: 'cover' }],
    ['framed', { objectFit: 'contain', boxSizing: 'border-box', border: '7px solid transparent', padding: '5px' }],
    ['small and cropped', { objectFit: 'cover', width: '120px', height: '160px' }],
    ['in the corner', { width: '200px', height: 'auto', position: 'absolute', right: '11px', bottom: '9px' }],
  ] as const)('look exactly like the image before the transition: %s', async (_, style) => {
    const image = <img src={WIDE} alt="" style={{ ...whole, ...style }} />;
    const { screen, stage, transition } = await begin('kaleidoscope', { children: image, transition: null });
    await screen.rerender(stage({ transition: null }));
    // A page scaled down for the screenshot would show seams.
    await page.viewport(600, 400);
    const before = await photograph();
    await screen.rerender(stage({ transition: { ...transition } }));
    await eventually(() => tiles().length > 0);
    holdAtStart();
    expect(getComputedStyle(document.querySelector('img') as Element).opacity).toBe('0');
    // A shift by one pixel would differ by a tenth. Soft edges between tiles remain.
    expect(difference(before, await photograph())).toBeLessThan(0.03);
  });

  test('are not affected by page styles', async () => {
    const rules = new CSSStyleSheet();
    rules.replaceSync('div { border: 9px solid red !important; margin: 4px !important; position: static !important }');
    await begin('blindH');
    const [first] = await eventually(() => tiles().length > 0 && tiles());
    document.adoptedStyleSheets.push(rules);
    const { position, borderTopWidth, margin } = getComputedStyle(first as Element);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== rules);
    expect([position, borderTopWidth, margin]).toEqual(['absolute', '0px', '0px']);
  });
});

describe('removing the tiles of a transition', () => {
  const expectGone = () => vi.waitFor(() => expect(slide('outgoing')?.children).toHaveLength(1));

  test('happens at the end, but the image stays hidden until the slide is removed', async () => {
    const { onFinished, screen, stage, transition } = await begin('fan');
    await eventually(() => tiles().length > 0);
    await screen.rerender(stage({ transition, maxDurationMs: 120 }));
    await vi.waitFor(() => expect(onFinished).toHaveBeenCalledOnce());
    await expectGone();
    expect(getComputedStyle(document.querySelector('img') as Element).opacity).toBe('0');
    await screen.rerender(stage({ transition: null }));
    expect(getComputedStyle(document.querySelector('img') as Element).opacity).toBe('1');
    expect(document.getAnimations()).toEqual([]);
  });

  test.each([
    ['the transition is replaced', async ({ screen, stage }) => screen.rerender(stage({ transition: null }))],
    ['an animation is canceled', async () => tiles()[3]?.getAnimations()[0]?.cancel()],
    [
      'the tab is hidden',
      async () => {
        vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
        document.dispatchEvent(new Event('visibilitychange'));
      },
    ],
  ] satisfies [string, (begun: Awaited<ReturnType<typeof begin>>) => Promise<void>][])(
    'happens immediately when %s',
    async (_, happen) => {
      const begun = await begin('sliceV');
      await eventually(() => tiles().length > 0);
      await happen(begun);
      await expectGone();
    },
  );
});

describe('a slide without an image that can be cut into tiles', () => {
  test.each([
    ['an embed', <iframe key="embed" title="Video" sandbox="" srcDoc="" />],
    ['an image that failed to load', <img key="failed" src="data:image/png;base64,AAAA" alt="" />],
    ['an image with a crossOrigin attribute', <img key="cors" src={WIDE} crossOrigin="anonymous" alt="" />],
  ])('fades: %s', async (_, children) => {
    await begin('kaleidoscope', { children });
    await eventually(() => animationsOf('outgoing').length > 0);
    expect(tiles()).toEqual([]);
    expect(animationsOf('outgoing').map(endOf)).toEqual([expect.objectContaining({ opacity: '0' })]);
  });
});

test.each([
  [0, 8],
  [0.999, 8],
  [0.75, 10],
])('the random effect calls `random` once per transition: %d', async (chance, count) => {
  const random = vi.fn(() => chance);
  const { screen, stage, transition } = await begin('random', { random });
  await eventually(() => tiles().length === count);
  expect(random).toHaveBeenCalledOnce();
  await screen.rerender(stage({ transition: { ...transition } }));
  await eventually(() => random.mock.calls.length === 2);
});

test.each(['cubeH', 'cubeV'] as const)('%s turns both slides and hides their backs', async (effect) => {
  await begin(effect);
  await eventually(() => animationsOf('outgoing').length > 0);
  const opacityAt = (share: number) => {
    for (const animation of document.getAnimations()) animation.currentTime = share * 600_000;
    return (['outgoing', 'incoming'] as const).map((name) => getComputedStyle(slide(name) as Element).opacity);
  };
  expect([opacityAt(0), opacityAt(0.5), opacityAt(0.99)]).toEqual([
    ['1', '0'],
    ['1', '1'],
    ['0', '1'],
  ]);
});
