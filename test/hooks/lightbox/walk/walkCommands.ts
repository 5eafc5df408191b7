import { fireEvent } from '@testing-library/react-hooks';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { LightboxOpenReason, ListEdge } from '@loggia/hooks';
import { expectPossible } from './expectPossible.ts';
import { FINGER_WAYS, hold, letGo, swipe } from './gestures.ts';
import type { Walk } from './Walk.tsx';

/** A command of a walk. Its expectations are in the walk, which knows what touches and the slideshow have requested. */
class Step implements fc.AsyncCommand<object, Walk> {
  constructor(
    private readonly name: string,
    private readonly perform: (walk: Walk) => void | Promise<void>,
  ) {}

  check = (): boolean => true;

  async run(_: object, walk: Walk): Promise<void> {
    const performance = this.perform(walk);
    if (performance) await performance;
    await walk.rest();
    expectPossible(walk);
  }

  toString = (): string => this.name;
}

function open(walk: Walk, place: number): void {
  const { expected } = walk;
  const index = place % expected.loaded;
  // Wait until the double-click guard has expired.
  walk.pass(200);
  if (!expected.isOpen) Object.assign(expected, { isOpen: true, place: expected.offset + index });
  walk.run(({ lightbox }) => lightbox.open(lightbox.images[index]?.id ?? ''));
}

/** The second lightbox on the page must not open while the first one is open. */
function openOther(walk: Walk, place: number): void {
  if (walk.expected.isOpen) walk.run(({ lightbox, other }) => other.open(lightbox.images[place]?.id ?? ''));
}

/** Clicks a thumbnail of the filmstrip. */
function pressThumbnail(walk: Walk, place: number): void {
  const thumbnails = document.querySelectorAll('#strip button');
  const thumbnail = thumbnails[place % thumbnails.length];
  if (thumbnail) walk.run(() => void fireEvent.click(thumbnail));
}

async function settle(walk: Walk): Promise<void> {
  await walk.settle();
  const { expected } = walk;
  if (!expected.isOpen) return;
  const { index, offset, image, images } = walk.now.lightbox;
  expect([offset + index, image]).toEqual([expected.place, images[expected.place - expected.offset]]);
}

const step = (name: string, perform: (walk: Walk) => void | Promise<void>) => fc.constant(new Step(name, perform));

const turnReasons = ['nextButton', 'keyboard', 'swipe', 'wheel'] as const;
const closeReasons: readonly LightboxOpenReason[] = ['closeButton', 'escapeKey', 'swipe', 'history', 'outsidePress'];
const edges: readonly ListEdge[] = ['start', 'end'];

/** Creates a command for each edge of the list. */
const atEdge = (name: string, perform: (walk: Walk, edge: ListEdge) => void) =>
  fc.constantFrom(...edges).map((edge) => new Step(`${name}(${edge})`, (walk) => perform(walk, edge)));

const byFinger = (name: string, perform: typeof swipe) =>
  fc.constantFrom(...FINGER_WAYS).map((way) => new Step(`${name}(${way})`, (walk) => perform(walk, way)));

/** Anything that a user, an app, a device or a network can do. */
export const walkCommands = (maxCommands: number) =>
  fc.commands(
    [
      // Most of a walk should happen while the lightbox is open.
      ...Array.from({ length: 3 }, () =>
        fc.nat(6).map((place) => new Step(`open(${place})`, (walk) => open(walk, place))),
      ),
      fc.nat(6).map((place) => new Step(`openOther(${place})`, (walk) => openOther(walk, place))),
      fc
        .constantFrom(...closeReasons)
        .map((reason) => new Step(`close(${reason})`, (walk) => walk.run(({ lightbox }) => lightbox.close(reason)))),
      fc
        .constantFrom(...turnReasons)
        .map((reason) => new Step(`next(${reason})`, (walk) => walk.run(({ lightbox }) => lightbox.next(reason)))),
      fc
        .constantFrom(...turnReasons)
        .map((why) => new Step(`previous(${why})`, (walk) => walk.run(({ lightbox }) => lightbox.previous(why)))),
      fc.nat(6).map((index) => new Step(`goTo(${index})`, (walk) => walk.run(({ lightbox }) => lightbox.goTo(index)))),
      fc.nat(20).map((place) => new Step(`thumbnail(${place})`, (walk) => pressThumbnail(walk, place))),
      byFinger('swipe', swipe),
      byFinger('hold', hold),
      step('letGo', letGo),
      step('play', (walk) => walk.run(({ slideshow }) => slideshow.toggle('keyboard'))),
      step('zoom', (walk) => walk.run(({ zoom }) => zoom.toggle())),
      fc
        .constantFrom('comments' as const, 'shop' as const)
        .map((name) => new Step(`panel(${name})`, (walk) => walk.run(({ sidebars }) => sidebars.toggle(name)))),
      step('info', (walk) => walk.run(({ info }) => info.toggle())),
      step('share', (walk) => walk.run(({ share }) => (share.isOpen ? share.close() : share.open()))),
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
      atEdge('add', (walk, edge) => walk.add(edge)),
      atEdge('answer', (walk, edge) => walk.answer(edge)),
      atEdge('refuse', (walk, edge) => walk.refuse(edge)),
      step('retryMore', (walk) => walk.run(({ more }) => more.retry())),
      fc.integer({ min: 1, max: 4000 }).map((ms) => new Step(`wait(${ms})`, (walk) => walk.pass(ms))),
      step('settle', settle),
    ],
    { maxCommands, size: '+2' },
  );
