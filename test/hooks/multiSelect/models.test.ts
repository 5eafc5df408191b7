// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseAll, chooseNone, chosenAmount, toggleValue } from '../../../hooks/admin/multiSelect/chooseValues.ts';
import { describeChoice, formEntriesOf } from '../../../hooks/admin/multiSelect/useMultiSelect.ts';
import {
  addItem,
  indexOfItem,
  removeItem,
  setItemDisabled,
} from '../../../hooks/admin/multiSelect/useMultiSelectItems.ts';
import { interpretListKey } from '../../../hooks/admin/multiSelect/useMultiSelectKeyboard.ts';
import { MULTI_SELECT_LABELS } from '../../../hooks/admin/multiSelect/labels.ts';
import { itemByPrefix, matchingItems, moveActive } from '../../../hooks/admin/multiSelect/findItems.ts';
import type { MultiSelectItem } from '../../../hooks/admin/multiSelect/types.ts';
import { growsTooFast } from '../../helpers/growsTooFast.ts';

const listOf = (...labels: readonly string[]): readonly MultiSelectItem[] =>
  labels.map((label, index) => ({ value: String(index), label, isDisabled: label.startsWith('!') }));
const letters = listOf('a', 'b', 'c', 'd', 'e');
const anyValues = fc.uniqueArray(fc.integer({ min: 0, max: 4 }).map(String));

describe('the trigger text', () => {
  test.each([
    [[], 'Select Here'],
    [['2'], 'c'],
    [['2', '0', '1'], 'a, b, c'],
    [['0', '1', '2', '3'], '4 Selected'],
    [['0', '1', '2', '3', '4'], '5 all selected!'],
    [['gone'], 'Select Here'],
  ])('shows the values %j as "%s"', (values, caption) => {
    expect(describeChoice(letters, values, 3, MULTI_SELECT_LABELS)).toBe(caption);
  });
});

describe('selecting items', () => {
  test('toggles a value and keeps the values in list order', () => {
    fc.assert(
      fc.property(anyValues, fc.constantFrom('0', '1', '2', '3', '4'), (values, value) => {
        const once = toggleValue(letters, values, value);
        expect(once.includes(value)).toBe(!values.includes(value));
        expect(once).toEqual([...once].sort());
        expect(toggleValue(letters, once, value)).toEqual([...values].sort());
      }),
    );
  });

  test('never exceeds the maximum, but always allows deselecting a value', () => {
    fc.assert(
      fc.property(anyValues, fc.constantFrom('0', '1', '2'), fc.integer({ min: 0, max: 5 }), (values, value, max) => {
        const next = toggleValue(letters, values, value, max);
        expect(next.length <= max || next.length <= values.length).toBe(true);
        if (values.includes(value)) expect(next).not.toContain(value);
        expect(chooseAll(letters, letters, [], max)).toHaveLength(Math.min(max, 5));
      }),
    );
  });

  test('does not change disabled items when all or none are selected', () => {
    const items = listOf('a', '!b', 'c', '!d');
    expect(chooseAll(items, items, ['1'])).toEqual(['0', '1', '2']);
    expect(chooseNone(items, ['0', '1', '2'])).toEqual(['1']);
    expect(chosenAmount(items, ['0', '2'])).toBe('all');
    expect(chosenAmount(items, ['1'])).toBe('none');
    expect(chosenAmount(items, ['0', '1'])).toBe('some');
  });

  test('adds all search results to the selected items', () => {
    expect(chooseAll(letters, letters.slice(3), ['0'])).toEqual(['0', '3', '4']);
    expect(chooseNone(letters.slice(3), ['0', '3'])).toEqual(['0']);
  });
});

test('Page Up and Page Down move by ten enabled items and stop at the ends', () => {
  const items = listOf(...Array.from({ length: 25 }, (_, index) => (index === 5 ? '!' : `${index}`)));
  expect(moveActive(items, '0', 'nextPage')).toBe('11');
  expect(moveActive(items, '20', 'nextPage')).toBe('24');
  expect(moveActive(items, '11', 'previousPage')).toBe('0');
  expect(moveActive(items, null, 'previousPage')).toBe('0');
});

const MANY = 20_000;
const listOfMany = (length: number) => listOf(...Array.from({ length }, (_, index) => `Item ${index}`));

test('twenty thousand items can be selected, counted and cleared', () => {
  const many = listOfMany(MANY);
  const all = chooseAll(many, many, []);
  expect(toggleValue(many, all, '10000')).toHaveLength(19_999);
  expect(chosenAmount(many, all)).toBe('all');
  expect(chooseNone(many, all)).toEqual([]);
});

test('selecting, counting and clearing items takes linear time', () => {
  const isSlow = growsTooFast((length) => {
    const many = listOfMany(length);
    return () => {
      const all = chooseAll(many, many, []);
      toggleValue(many, all, '10000');
      chosenAmount(many, all);
      chooseNone(many, all);
    };
  }, MANY / 4);
  expect(isSlow).toBe(false);
});

describe('searching items', () => {
  const places = listOf('Évora', 'evening', 'Alps', '!Edinburgh');

  test.each([
    ['', ['Évora', 'evening', 'Alps', '!Edinburgh']],
    ['EVO', ['Évora']],
    [' ev ', ['Évora', 'evening']],
    ['.*', []],
  ])('the query "%s" finds %j', (query, found) => {
    expect(matchingItems(places, query).map(({ label }) => label)).toEqual(found);
  });

  test.each([
    ['e', null, 'Évora'],
    ['e', '0', 'evening'],
    ['e', '1', 'Évora'],
    ['ev', '1', 'evening'],
    ['x', '1', undefined],
    ['', '1', undefined],
  ])('typing "%s" on the active item %s moves to %s', (typed, active, label) => {
    expect(itemByPrefix(places, active, typed)?.label).toBe(label);
  });
});

describe('moving the active item', () => {
  const items = listOf('!a', 'b', '!c', 'd');

  test.each([
    [null, 'next', '1'],
    [null, 'previous', '3'],
    ['1', 'next', '3'],
    ['3', 'next', '3'],
    ['1', 'previous', '1'],
    ['3', 'first', '1'],
    ['1', 'last', '3'],
  ] as const)(
    'a move from %s to the %s item reaches %s, skipping disabled items without wrapping',
    (from, move, to) => {
      expect(moveActive(items, from, move)).toBe(to);
    },
  );

  test('returns null if every item is disabled', () => {
    expect(moveActive(listOf('!a'), null, 'next')).toBeNull();
  });
});

describe('interpretListKey', () => {
  const plain = { isCommand: false, isShift: false, isAlt: false };
  const inList = { query: '', hasSearch: false };

  test.each([
    [{ ...plain, key: ' ' }, inList, { type: 'toggle' }],
    [{ ...plain, key: ' ' }, { query: '', hasSearch: true }, null],
    [{ ...plain, key: 'x' }, inList, { type: 'jump', letter: 'x' }],
    [{ ...plain, key: 'Home' }, { query: 'al', hasSearch: true }, null],
    [{ ...plain, key: 'a', isCommand: true }, inList, { type: 'tickAll', isTicked: true }],
    [{ ...plain, key: 'A', isCommand: true, isShift: true }, inList, { type: 'tickAll', isTicked: false }],
    [{ ...plain, key: 'a', isCommand: true }, { query: 'al', hasSearch: true }, null],
    [{ ...plain, key: 'ArrowDown', isAlt: true }, inList, null],
    [{ ...plain, key: 'Tab' }, inList, null],
  ])('maps %j in the state %j to the action %j', (key, where, action) => {
    expect(interpretListKey(key, where)).toEqual(action);
  });
});

describe('changing the list of items', () => {
  test.each([-1, 5, 1.5, Number.NaN, 'nobody'])('throws a RangeError for the nonexistent item %s', (key) => {
    for (const change of [
      () => indexOfItem(letters, key),
      () => removeItem(letters, key),
      () => setItemDisabled(letters, key, true),
    ]) {
      expect(change).toThrow(RangeError);
      expect(change).toThrow(/^index out of bounds/);
    }
  });

  test('inserts an item at any index up to the end of the list', () => {
    const added = { value: 'x', label: 'x' };
    expect(addItem(letters, added, 0)[0]).toEqual(added);
    expect(addItem(letters, { value: 'x' }).at(-1)).toEqual(added);
    expect(() => addItem(letters, added, 6)).toThrow(/^index out of bounds/);
    expect(() => addItem(letters, { value: '' })).toThrow(/^No value to add/);
  });
});

test('a form submits one field per value, or a single joined field with `valueSeparator`', () => {
  expect(formEntriesOf(['1', '2'], { name: 'tags' })).toEqual([
    { name: 'tags', value: '1' },
    { name: 'tags', value: '2' },
  ]);
  expect(formEntriesOf(['1', '2'], { name: 'tags', valueSeparator: ',' })).toEqual([{ name: 'tags', value: '1,2' }]);
  expect(formEntriesOf(['1'], {})).toEqual([]);
});
