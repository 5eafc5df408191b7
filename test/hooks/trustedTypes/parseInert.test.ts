import { afterEach, describe, expect, test, vi } from 'vitest';
import { InvalidResponseError } from '../../../hooks/core/errors/InvalidResponseError.ts';
import { parseInert } from '../../../hooks/core/trustedTypes/parseInert.ts';

afterEach(() => vi.unstubAllGlobals());

describe('parseInert in a browser without Trusted Types', () => {
  test('returns a separate document', () => {
    const answer = parseInert('<p class="x">one</p><p>two');
    expect(answer).not.toBe(document);
    expect([...answer.querySelectorAll('p')].map((p) => p.textContent)).toEqual(['one', 'two']);
  });

  test.each(['', '<', '<!--', '\0', '</div>'.repeat(10_000)])('parses even %.20j', (html) => {
    expect(parseInert(html).body).toBeDefined();
  });
});

test.each([
  ['forms', '<form></form>', '', 500],
  ['fields in a form', '<input>', '<form>', 2000],
])('markup with more %s than allowed is rejected', (_name, unit, start, count) => {
  expect(parseInert(start + unit.repeat(count)).querySelectorAll('form, input')).toHaveLength(count + (start ? 1 : 0));
  expect(() => parseInert(start + unit.repeat(count + 1))).toThrow(InvalidResponseError);
});

describe('parseInert in a browser with Trusted Types', () => {
  test('creates a single policy on first use', () => {
    const createPolicy = vi.fn((_name: string, rules: { createHTML(html: string): string }) => rules);
    vi.stubGlobal('trustedTypes', { createPolicy });
    expect(createPolicy).not.toHaveBeenCalled();
    parseInert('<p>one</p>');
    expect(parseInert('<p>two</p>').body.textContent).toBe('two');
    expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['loggia']);
  });

  test('still parses if the policy is refused but not enforced', () => {
    const createPolicy = vi.fn(() => {
      throw new TypeError('Policy with name "loggia" already exists.');
    });
    vi.stubGlobal('trustedTypes', { createPolicy });
    expect(parseInert('<p>one</p>').body.textContent).toBe('one');
    parseInert('<p>two</p>');
    expect(createPolicy).toHaveBeenCalledTimes(1);
  });
});
