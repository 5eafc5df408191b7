// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  assignedValues,
  parseScriptJson,
  unescapeScriptString,
} from '../../../hooks/adapters/wordpress/assignedValues.ts';
import { hexJson, phpJson, scriptString } from '../../fixtures/wordpress/lightboxMarkup.ts';

/** A script string with every character escaped in one of the ways a script allows. */
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

describe('the escapes of a script string', () => {
  test.each([
    [String.raw`it\'s \"so\" \\ \/`, `it's "so" \\ /`],
    [String.raw`\n\r\t\b\f\v\0`, '\n\r\t\b\f\v\0'],
    [String.raw`\u00e9\xe9\u{1f600}\ud83d\ude00`, 'éé😀😀'],
    ['a\\\nb\\\r\nc', 'abc'],
    [String.raw`\q\u12\xz`, 'qu12xz'],
    [String.raw`\u{110000}`, 'u{110000}'],
    ['\\', '\\'],
  ])('%j mean %j', (source, value) => {
    expect(unescapeScriptString(source)).toBe(value);
  });

  test('come back exactly in any text', { timeout: 30_000 }, () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.array(fc.nat(), { minLength: 1 }), (text, ways) => {
        expect(unescapeScriptString(escapeAll(text, ways))).toBe(text);
        expect(unescapeScriptString(scriptString(text, 'escaped'))).toBe(text);
      }),
    );
  });

  test('mean the same as in a browser', () => {
    const source = String.raw`\'\"\\\/\n\u00e9\x41\u{1f600}\z`;
    // oxlint-disable-next-line no-new-func -- the browser's own reading is the measure
    const meaning = new Function(`return '${source}'`) as () => string;
    expect(unescapeScriptString(source)).toBe(meaning());
  });
});

describe('a value that a script assigns', () => {
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
  ])('in %j is %j', (script, values) => {
    expect(valuesOf(script)).toEqual(values);
  });

  test('comes back exactly as PHP writes it, with every sign escaped', { timeout: 30_000 }, () => {
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

  test('comes back exactly if it is escaped as it should be', { timeout: 30_000 }, () => {
    fc.assert(
      fc.property(jsonObject, (value) => {
        const json = JSON.stringify(value);
        expect(parseScriptJson(scriptString(json, 'escaped'))).toEqual(JSON.parse(json));
      }),
    );
  });

  test('comes back exactly if it is put in as it is, backslashes included', { timeout: 30_000 }, () => {
    const text = fc.string({ unit: 'grapheme' }).map((value) => value.replaceAll("'", '&#039;'));
    fc.assert(
      fc.property(fc.array(text), (texts) => {
        // The real data always hold addresses, whose slashes PHP escapes.
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
  ])('%j says %j', (source, alt) => {
    expect(parseScriptJson(source)).toMatchObject({ alt });
  });

  test('is repaired where only escapes and line breaks are wrong', () => {
    // Escaped for the script once, though its JSON held lone backslashes and a line break already.
    const source = String.raw`{\"alt\":\"C:\\quay\",\"description\":\"one\ntwo\"}`;
    expect(parseScriptJson(source)).toEqual({ alt: 'C:\\quay', description: 'one\ntwo' });
  });

  test.each(['', '{', '[1,', 'undefined', '{"alt":"x"', "{'alt':1}"])('%j is refused', (source) => {
    expect(() => parseScriptJson(source)).toThrow(SyntaxError);
  });
});
