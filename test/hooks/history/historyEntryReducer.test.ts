// @vitest-environment node
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  historyEntryReducer,
  type HistoryEntryEvent,
  type HistoryEntryState,
  type HistoryEntryStep,
} from '../../../hooks/core/history/historyEntryReducer.ts';
import { createFakeBrowser } from '../../helpers/createFakeBrowser.ts';

const opened = { type: 'opened', isOnTop: false, isLeaving: false, isNamed: false } as const;
const popped = { type: 'popped', isOnTop: false, isOpen: true, isNamed: false } as const;
const closed = { type: 'closed', isOnTop: true, isTaken: false } as const;

interface Row {
  readonly name: string;
  readonly state: HistoryEntryState;
  readonly event: HistoryEntryEvent;
  readonly next: HistoryEntryStep;
}

test.each<Row>([
  { name: 'opening pushes one entry', state: 'none', event: opened, next: ['pushed', 'push'] },
  { name: 'a repeated opening pushes no second entry', state: 'pushed', event: opened, next: ['pushed'] },
  { name: 'opening from a hash pushes no entry', state: 'none', event: { ...opened, isNamed: true }, next: ['none'] },
  {
    name: 'opening on its own entry keeps the entry',
    state: 'none',
    event: { ...opened, isOnTop: true, isNamed: true },
    next: ['pushed'],
  },
  {
    name: 'opening while the page is going back waits',
    state: 'none',
    event: { ...opened, isOnTop: true, isLeaving: true },
    next: ['waiting'],
  },
  {
    name: 'a waiting lightbox pushes its entry once the page has gone back',
    state: 'waiting',
    event: popped,
    next: ['pushed', 'push'],
  },
  { name: 'a waiting lightbox that closes pushes no entry', state: 'waiting', event: closed, next: ['none'] },
  { name: 'Back closes the lightbox', state: 'pushed', event: popped, next: ['none', 'close'] },
  { name: 'closing goes back in history', state: 'pushed', event: closed, next: ['none', 'back'] },
  {
    name: 'closing abandons its entry if another entry was pushed on top',
    state: 'pushed',
    event: { ...closed, isOnTop: false },
    next: ['none', 'abandon'],
  },
  {
    name: 'closing ignores an entry that another lightbox has taken over',
    state: 'pushed',
    event: { ...closed, isOnTop: false, isTaken: true },
    next: ['none'],
  },
  {
    name: 'closing after Back does not go back again',
    state: 'none',
    event: { ...closed, isOnTop: false },
    next: ['none'],
  },
  {
    name: 'a hash link from image to image keeps the lightbox open',
    state: 'pushed',
    event: { ...popped, isNamed: true },
    next: ['none'],
  },
  {
    name: 'Back from a hash link to another image keeps the lightbox open',
    state: 'none',
    event: { ...popped, isOnTop: true },
    next: ['pushed'],
  },
  {
    name: 'Forward opens the lightbox again',
    state: 'none',
    event: { ...popped, isOnTop: true, isOpen: false },
    next: ['none', 'reopen'],
  },
  {
    name: 'Forward to a hash leaves the opening to the hash',
    state: 'none',
    event: { ...popped, isOnTop: true, isOpen: false, isNamed: true },
    next: ['none'],
  },
  {
    name: 'any other navigation with a closed lightbox is ignored',
    state: 'none',
    event: { ...popped, isOpen: false },
    next: ['none'],
  },
])('$name', ({ state, event, next: [nextState, nextAction = false] }) => {
  const [found, action = false] = historyEntryReducer(state, event);
  expect([found, action]).toEqual([nextState, nextAction]);
});

type Visit = 'open' | 'close' | 'back' | 'forward' | 'arrive';

/** A user, a lightbox with its history entry, and a browser whose navigation takes time. */
function createPage(hasHash: boolean) {
  const browser = createFakeBrowser();
  let state: HistoryEntryState = 'none';
  let isOpen = false;
  let isGoingBack = false;

  const isOnTop = () => browser.top().mark !== null;
  const isNamed = () => hasHash && browser.top().isNamed;
  const isLeaving = () => isGoingBack && isOnTop();
  const handle = (event: HistoryEntryEvent) => {
    const [nextState, action] = historyEntryReducer(state, event);
    state = nextState;
    if (action === 'push') browser.push({ ...browser.top(), mark: 'own' });
    else if (action === 'close') setOpen(false);
    else if (action === 'reopen') setOpen(true);
    else if (action === 'back') {
      isGoingBack = true;
      browser.go(-1);
    }
  };
  const setOpen = (next: boolean) => {
    if (next === isOpen) return;
    isOpen = next;
    if (next) handle({ type: 'opened', isOnTop: isOnTop(), isLeaving: isLeaving(), isNamed: isNamed() });
    else handle({ type: 'closed', isOnTop: isOnTop(), isTaken: false });
  };
  const onPopState = () => {
    isGoingBack = false;
    handle({ type: 'popped', isOnTop: isOnTop(), isOpen, isNamed: isNamed() });
    // Like `useDeepLink`, which handles the hash change that follows.
    if (hasHash) setOpen(isOpen ? isOpen : isNamed());
  };
  /** Writes the hash like `useDeepLink` while the lightbox is open. */
  const tell = () => {
    if (hasHash && isOpen && !isLeaving()) browser.replace({ ...browser.top(), isNamed: true });
  };
  const visits: Record<Visit, () => void> = {
    open: () => setOpen(true),
    close: () => setOpen(false),
    back: () => browser.position() > 0 && browser.go(-1),
    forward: () => browser.go(1),
    arrive: () => browser.arrive(onPopState),
  };
  return {
    browser,
    isOpen: () => isOpen,
    visit(visit: Visit) {
      visits[visit]();
      tell();
    },
    settle() {
      while (browser.isTravelling()) browser.arrive(onPopState);
      tell();
    },
  };
}

const anyVisit = fc.constantFrom<Visit>('open', 'close', 'back', 'forward', 'arrive');

describe.each([{ hasHash: false }, { hasHash: true }])(
  'any navigation on a page with a lightbox (deep link: $hasHash)',
  ({ hasHash }) => {
    test('leaves at most one lightbox entry, which is current only while the lightbox is open', () => {
      fc.assert(
        fc.property(fc.array(anyVisit, { maxLength: 40 }), (visits) => {
          const page = createPage(hasHash);
          for (const visit of visits) page.visit(visit);
          page.settle();
          expect(page.browser.entries.length).toBeLessThanOrEqual(2);
          expect(page.browser.position()).toBe(page.isOpen() ? 1 : 0);
        }),
        { numRuns: 500 },
      );
    });

    test('keeps the lightbox open if it was reopened before the page had gone back', () => {
      const page = createPage(hasHash);
      for (const visit of ['open', 'close', 'open', 'close', 'open'] as const) page.visit(visit);
      page.settle();
      expect([page.isOpen(), page.browser.position()]).toEqual([true, 1]);
    });

    test('lets Back close the lightbox without leaving the page, and Forward open it again', () => {
      fc.assert(
        fc.property(fc.array(anyVisit, { maxLength: 40 }), (visits) => {
          const page = createPage(hasHash);
          for (const visit of visits) page.visit(visit);
          page.settle();
          page.visit('open');
          page.settle();
          page.visit('back');
          page.settle();
          expect([page.isOpen(), page.browser.position()]).toEqual([false, 0]);
          page.visit('forward');
          page.settle();
          expect([page.isOpen(), page.browser.position()]).toEqual([true, 1]);
        }),
      );
    });
  },
);
