// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { initialSidebars, sidebarsReducer, sidebarStatus } from '../../../hooks/lightbox/panels/sidebarsReducer.ts';
import type { SidebarsEvent, SidebarsState } from '../../../hooks/lightbox/panels/sidebarsReducer.ts';

const wish = (wanted: string | null): SidebarsEvent => ({ type: 'wantedChanged', wanted });
const ended: SidebarsEvent = { type: 'motionEnded' };
const after = (...events: readonly SidebarsEvent[]) =>
  events.reduce(sidebarsReducer<string>, initialSidebars<string>(null));
const statuses = (state: SidebarsState) => [sidebarStatus(state, 'comments'), sidebarStatus(state, 'shop')];

describe('sidebars', () => {
  test.each<readonly [string, readonly SidebarsEvent[], readonly string[]]>([
    ['are closed at first', [], ['closed', 'closed']],
    ['open', [wish('comments')], ['opening', 'closed']],
    ['are open when their movement has ended', [wish('comments'), ended], ['open', 'closed']],
    ['close', [wish('comments'), ended, wish(null)], ['closing', 'closed']],
    ['are gone when they have closed', [wish('comments'), ended, wish(null), ended], ['closed', 'closed']],
    ['close before another one opens', [wish('comments'), ended, wish('shop')], ['closing', 'closed']],
    ['let the other one in then', [wish('comments'), ended, wish('shop'), ended], ['closed', 'opening']],
    ['turn round on the way out', [wish('comments'), ended, wish(null), wish('comments')], ['opening', 'closed']],
    [
      'forget the other one if it is no longer wanted',
      [wish('comments'), wish('shop'), wish(null), ended],
      ['closed', 'closed'],
    ],
  ])('%s', (_, events, expected) => {
    expect(statuses(after(...events))).toEqual(expected);
  });

  test('stand open where one is wanted from the beginning', () => {
    expect(statuses(initialSidebars<string>('shop'))).toEqual(['closed', 'open']);
  });

  test('are one at a time, and the wanted one is there in the end, whatever happens in between', () => {
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
