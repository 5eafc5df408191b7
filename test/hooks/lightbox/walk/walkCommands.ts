import fc from 'fast-check';
import { expect } from 'vitest';
import type { LightboxIndexReason, LightboxOpenReason } from '@loggia/hooks';
import { wrapIndex } from '../../../../hooks/shared/wrapIndex.ts';
import type { Walk } from './Walk.tsx';

/** A command of a walk. What it expects stands in the walk, which knows when the slideshow has made a step of its own. */
class Step implements fc.AsyncCommand<object, Walk> {
  constructor(
    private readonly name: string,
    private readonly perform: (walk: Walk) => void,
  ) {}

  check = (): boolean => true;

  async run(_: object, walk: Walk): Promise<void> {
    this.perform(walk);
    await walk.rest();
    expectPossible(walk);
  }

  toString = (): string => this.name;
}

function expectPossible({ now, expected }: Walk): void {
  const { lightbox, other, slideshow, sidebars, zoom } = now;
  expect([lightbox.status !== 'closed', other.status]).toEqual([expected.isOpen, 'closed']);
  expect(document.querySelectorAll('dialog[open]').length).toBeLessThanOrEqual(1);

  // One leaves before another one comes.
  const present = (['comments', 'shop'] as const).filter((name) => sidebars.statusOf(name) !== 'closed');
  expect(present.length).toBeLessThanOrEqual(1);
  if (!expected.isOpen) expect([sidebars.openName, zoom.isZoomed]).toEqual([null, false]);

  const reasons = {
    stopped: !slideshow.isStarted,
    panel: sidebars.openName !== null,
    zoom: zoom.isZoomed,
    windowBlur: expected.isBlurred,
  };
  const expectedReasons = Object.entries(reasons).flatMap(([reason, holds]) => (holds ? [reason] : []));
  expect([...slideshow.pausedBy].toSorted()).toEqual(expectedReasons.toSorted());
  expect(slideshow.isPlaying).toBe(lightbox.status === 'open' && expectedReasons.length === 0);
}

/** Every wish counts that is made while an image is shown, whatever runs at the time. */
function move(walk: Walk, to: { readonly step: 1 | -1 } | { readonly index: number }, reason: LightboxIndexReason) {
  const { expected } = walk;
  if (walk.now.lightbox.status === 'open') {
    if ('step' in to) expected.index = wrapIndex(expected.index + to.step, expected.count);
    else expected.index = to.index;
  }
  walk.run(({ lightbox }) => {
    if ('index' in to) lightbox.goTo(to.index, reason);
    else lightbox[to.step === 1 ? 'next' : 'previous'](reason);
  });
}

function open(walk: Walk, place: number): void {
  const index = place % walk.expected.count;
  // Not within the moment in which a second click is none.
  walk.pass(200);
  if (!walk.expected.isOpen) Object.assign(walk.expected, { isOpen: true, index });
  walk.run(({ lightbox }) => lightbox.open(lightbox.images[index]?.id ?? ''));
}

/** The second lightbox of the page gets no chance while the first is open. */
function openOther(walk: Walk, place: number): void {
  if (walk.expected.isOpen) walk.run(({ lightbox, other }) => other.open(lightbox.images[place]?.id ?? ''));
}

function settle(walk: Walk): void {
  walk.settle();
  if (!walk.expected.isOpen) return;
  const { index, image, images } = walk.now.lightbox;
  expect([index, image]).toEqual([walk.expected.index, images[walk.expected.index]]);
}

const step = (name: string, perform: (walk: Walk) => void) => fc.constant(new Step(name, perform));

const turnReasons = ['nextButton', 'keyboard', 'swipe', 'wheel'] as const;
const closeReasons: readonly LightboxOpenReason[] = ['closeButton', 'escapeKey', 'swipe', 'history', 'outsidePress'];

/** Anything that a visitor, a page, a device or a network can do. */
export const walkCommands = (maxCommands: number) =>
  fc.commands(
    [
      // Most of a walk is to be spent inside.
      ...Array.from({ length: 3 }, () =>
        fc.nat(6).map((place) => new Step(`open(${place})`, (walk) => open(walk, place))),
      ),
      fc.nat(6).map((place) => new Step(`openOther(${place})`, (walk) => openOther(walk, place))),
      fc.constantFrom(...closeReasons).map(
        (reason) =>
          new Step(`close(${reason})`, (walk) => {
            walk.expected.isOpen = false;
            walk.run(({ lightbox }) => lightbox.close(reason));
          }),
      ),
      ...[1 as const, -1 as const].map((by) =>
        fc
          .constantFrom(...turnReasons)
          .map((reason) => new Step(`step(${by}, ${reason})`, (walk) => move(walk, { step: by }, reason))),
      ),
      fc.nat(6).map((index) => new Step(`goTo(${index})`, (walk) => move(walk, { index }, 'filmstrip'))),
      step('play', (walk) => walk.run(({ slideshow }) => slideshow.toggle('keyboard'))),
      step('zoom', (walk) => walk.run(({ zoom }) => zoom.toggle())),
      fc
        .constantFrom('comments' as const, 'shop' as const)
        .map((name) => new Step(`panel(${name})`, (walk) => walk.run(({ sidebars }) => sidebars.toggle(name)))),
      fc.boolean().map(
        (isBlurred) =>
          new Step(isBlurred ? 'blur' : 'focus', (walk) => {
            walk.expected.isBlurred = isBlurred;
            walk.run(() => void window.dispatchEvent(new Event(isBlurred ? 'blur' : 'focus')));
          }),
      ),
      step('resize', (walk) => walk.run(() => void window.dispatchEvent(new Event('resize')))),
      step('fail', (walk) => walk.run(({ lightbox }) => lightbox.reportImage(lightbox.index, 'failed'))),
      step('retry', (walk) => walk.run(({ lightbox }) => lightbox.retryImage(lightbox.index))),
      fc
        .constantFrom('start' as const, 'end' as const)
        .map((edge) => new Step(`add(${edge})`, (walk) => walk.add(edge))),
      fc.integer({ min: 1, max: 4000 }).map((ms) => new Step(`wait(${ms})`, (walk) => walk.pass(ms))),
      step('settle', settle),
    ],
    { maxCommands, size: '+2' },
  );
