// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  assignedValues,
  parseScriptJson,
  unescapeScriptString,
} from '../../../hooks/adapters/wordpress/assignedValues.ts';
import { hexJson, phpJson, scriptString } from '../../fixtures/wordpress/lightboxMarkup.ts';

/** A script string in which every character is escaped in one of the allowed notations. */
function escapeAll(text: string, ways: readonly number[]): string {
  return Array.from({ length: text.length }, (_, index) => {
    const unit = text.charCodeAt(index);
    const hex = unit.toString(16);
    const way = (ways[index % ways.length] ?? 0) % 3;
    if (way === 0) return `\\u${hex.padStart(4, '0')}`;
    if (way === 1 && unit < 256) return `\\x${hex.padStart(2, '0')}`;
    return `\\u{${hex}}`;
  }).join('');
}

describe('escapes in a script string', () => {
  test.each([
    [String.raw`it\'s \"so\" \\ \/`, `it's "so" \\ /`],
    [String.raw`\n\r\t\b\f\v\0`, '\n\r\t\b\f\v\0'],
    [String.raw`\u00e9\xe9\u{1f600}\ud83d\ude00`, 'éé😀😀'],
    ['a\\\nb\\\r\nc', 'abc'],
    [String.raw`\q\u12\xz`, 'qu12xz'],
    [String.raw`\u{110000}`, 'u{110000}'],
    ['\\', '\\'],
  ])('are decoded from %j to %j', (source, value) => {
    expect(unescapeScriptString(source)).toBe(value);
  });

  test('are decoded exactly for any text', { timeout: 30_000 }, () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.array(fc.nat(), { minLength: 1 }), (text, ways) => {
        expect(unescapeScriptString(escapeAll(text, ways))).toBe(text);
        expect(unescapeScriptString(scriptString(text, 'escaped'))).toBe(text);
      }),
    );
  });

  test('are decoded as in a browser', () => {
    const source = String.raw`\'\"\\\/\n\u00e9\x41\u{1f600}\z`;
    // oxlint-disable-next-line no-new-func -- the browser's own result is the reference
    const meaning = new Function(`return '${source}'`) as () => string;
    expect(unescapeScriptString(source)).toBe(meaning());
  });
});

describe('a value assigned in a script', () => {
  const valuesOf = (script: string) => [...assignedValues(script, 'gallery_box_data')].map(({ value }) => value);
  test.each([
    ["var gallery_box_data = JSON.parse('{}');", [{}]],
    ["x(); gallery_box_data=JSON.parse( '{\"a\":1}' ); y('z')", [{ a: 1 }]],
    [String.raw`gallery_box_data = JSON.parse('{"a":"it\'s"}');`, [{ a: "it's" }]],
    [String.raw`gallery_box_data = JSON.parse("{\"a\":\"it's\"}");`, [{ a: "it's" }]],
    ['var gallery_box_data = {"a":{"b":["}","\\""]}};x={}', [{ a: { b: ['}', '"'] } }]],
    ['window.gallery_box_data={}', [{}]],
    ['window["gallery_box_data"] = {"a":2};', [{ a: 2 }]],
    [String.raw`gallery_box_data = {"a":"\u003Cb\u003E \u0026amp; \u0027\u0022"}`, [{ a: `<b> &amp; '"` }]],
    ['var gallery_box_data = {}; gallery_box_data = {"a":1};', [{}, { a: 1 }]],
    ["gallery_box_data = {a: 'no JSON'}; gallery_box_data = [1]", [undefined, [1]]],
    ["gallery_box_data = JSON.parse('cut off in the", [undefined]],
    [String.raw`gallery_box_data = JSON.parse('cut off \'`, [undefined]],
    ['gallery_box_data = {"cut":"off', [undefined]],
    ["my_gallery_box_data = JSON.parse('{}')", []],
    ['if (gallery_box_data == {}) run();', []],
    ["other = JSON.parse('{}')", []],
    ['gallery_box_data = alert(1)', []],
    ['', []],
  ])('is read from %j as %j', (script, values) => {
    expect(valuesOf(script)).toEqual(values);
  });

  test('is read exactly as PHP writes it if every character is escaped', { timeout: 30_000 }, () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string({ unit: 'binary' }), fc.jsonValue()), (value) => {
        expect(valuesOf(`<!-- a\nvar gallery_box_data = ${hexJson(value)};</script>`)).toEqual([
          JSON.parse(JSON.stringify(value)),
        ]);
      }),
    );
  });
});

describe('JSON in a script string', () => {
  const jsonObject = fc.dictionary(fc.string(), fc.jsonValue());

  test('is read exactly if properly escaped', { timeout: 30_000 }, () => {
    fc.assert(
      fc.property(jsonObject, (value) => {
        const json = JSON.stringify(value);
        expect(parseScriptJson(scriptString(json, 'escaped'))).toEqual(JSON.parse(json));
      }),
    );
  });

  test('is read exactly if inserted unescaped, even with backslashes', { timeout: 30_000 }, () => {
    const text = fc.string({ unit: 'grapheme' }).map((value) => value.replaceAll("'", '&#039;'));
    fc.assert(
      fc.property(fc.array(text), (texts) => {
        // Real data always contains URLs, whose slashes PHP escapes.
        const value = { site: 'https://site.test/up', texts };
        expect(parseScriptJson(phpJson(value))).toEqual(value);
      }),
    );
  });

  test.each([
    [String.raw`{"alt":"Back\\slash","url":"\/a"}`, 'Back\\slash'],
    [String.raw`{"alt":"C:\\new\\table","url":"\/a"}`, 'C:\\new\\table'],
    [String.raw`{"alt":"Back\\slash"}`, 'Back\\slash'],
    [String.raw`{"alt":"it\'s \\q"}`, "it's \\q"],
    [String.raw`{"alt":"mixed \\q \"word\" \\\\"}`, 'mixed \\q "word" \\\\'],
    [String.raw`{"alt":"two\\nlines \\q\'"}`, "two\\nlines \\q'"],
  ])('is read from %j with the text %j', (source, alt) => {
    expect(parseScriptJson(source)).toMatchObject({ alt });
  });

  test('is repaired if only its escapes and line breaks are wrong', () => {
    // Escaped for the script once, although its JSON already contained lone backslashes and a line break.
    const source = String.raw`{\"alt\":\"C:\\quay\",\"description\":\"one\ntwo\"}`;
    expect(parseScriptJson(source)).toEqual({ alt: 'C:\\quay', description: 'one\ntwo' });
  });

  test.each(['', '{', '[1,', 'undefined', '{"alt":"x"', "{'alt':1}"])('is rejected: %j', (source) => {
    expect(() => parseScriptJson(source)).toThrow(SyntaxError);
  });
});
