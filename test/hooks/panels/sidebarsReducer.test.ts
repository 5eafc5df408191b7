// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  initialSidebars,
  sidebarsReducer,
  sidebarStatus,
  type SidebarsEvent,
  type SidebarsState,
} from '../../../hooks/lightbox/panels/sidebarsReducer.ts';

const wish = (wanted: string | null): SidebarsEvent => ({ type: 'wantedChanged', wanted });
const ended: SidebarsEvent = { type: 'motionEnded' };
const after = (...events: readonly SidebarsEvent[]) =>
  events.reduce(sidebarsReducer<string>, initialSidebars<string>(null));
const statuses = (state: SidebarsState) => [sidebarStatus(state, 'comments'), sidebarStatus(state, 'shop')];

describe('sidebars', () => {
  test.each<readonly [string, readonly SidebarsEvent[], readonly string[]]>([
    ['are closed initially', [], ['closed', 'closed']],
    ['start to open on request', [wish('comments')], ['opening', 'closed']],
    ['are open once the opening animation ends', [wish('comments'), ended], ['open', 'closed']],
    ['start to close on request', [wish('comments'), ended, wish(null)], ['closing', 'closed']],
    ['are closed once the closing animation ends', [wish('comments'), ended, wish(null), ended], ['closed', 'closed']],
    ['close before another sidebar opens', [wish('comments'), ended, wish('shop')], ['closing', 'closed']],
    [
      'open the requested sidebar once the other one has closed',
      [wish('comments'), ended, wish('shop'), ended],
      ['closed', 'opening'],
    ],
    [
      'reopen if requested while closing',
      [wish('comments'), ended, wish(null), wish('comments')],
      ['opening', 'closed'],
    ],
    [
      'drop a pending request when it is canceled',
      [wish('comments'), wish('shop'), wish(null), ended],
      ['closed', 'closed'],
    ],
  ])('%s', (_, events, expected) => {
    expect(statuses(after(...events))).toEqual(expected);
  });

  test('are open from the start if requested initially', () => {
    expect(statuses(initialSidebars<string>('shop'))).toEqual(['closed', 'open']);
  });

  test('open one at a time, and the last requested sidebar is open after any sequence of events', () => {
    const event = fc.oneof(fc.constantFrom(wish(null), wish('comments'), wish('shop')), fc.constant(ended));
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        let state = initialSidebars<string>(null);
        for (const next of events) {
          state = sidebarsReducer(state, next);
          expect(statuses(state).filter((status) => status !== 'closed').length).toBeLessThanOrEqual(1);
        }
        const { wanted } = state;
        const settled = [ended, ended, ended].reduce(sidebarsReducer<string>, state);
        expect(settled.shown).toBe(wanted);
        if (wanted !== null) expect(settled.phase).toBe('open');
      }),
    );
  });
});
