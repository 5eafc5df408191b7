import { describe, expect, it } from 'vitest';
import { parseJsonResponse } from '../../../hooks/data/rest/readRestResponse.ts';
import { growsTooFast } from '../../helpers/growsTooFast.ts';

const SENT = '{"status":"mail_sent","message":"Thanks {you}","invalid_fields":[]}';
const NOTICE = '<br />\n<b>Warning</b>: Undefined array key "x" in {closure}() on line <b>12</b><br />\n';

describe('a JSON response', () => {
  it.each([
    ['on its own', SENT],
    ['after a byte order mark', `\uFEFF${SENT}`],
    ['after a PHP notice', `${NOTICE}${SENT}`],
    ['after a log line', `[25-Nov-2026 11:00:00 UTC] PHP Notice: Undefined index\n${SENT}`],
    ['before a cache comment', `${SENT}\n<!-- Cached page, {"broken" } [0.2 s] -->`],
    ['between a notice and a comment', `${NOTICE}${SENT}<!-- cached -->`],
    ['before a comment with JSON', `${SENT}\n<!-- Cached at 10:00, {"hit":true} -->`],
    ['after a comment with JSON', `<!-- {"hit":true} -->${NOTICE}${SENT}`],
    ['before an unclosed comment', `${SENT}<!-- cached`],
  ])('is parsed %s', (_name, text) => {
    expect(parseJsonResponse(text)).toStrictEqual(JSON.parse(SENT));
  });

  it('is parsed if it is a list of objects', () => {
    expect(parseJsonResponse(`${NOTICE}[{"id":1},{"id":2}]`)).toStrictEqual([{ id: 1 }, { id: 2 }]);
  });

  it.each([
    ['not JSON', '<h1>Bad gateway</h1>'],
    ['two objects', `${SENT}${SENT}`],
    ['two objects around a comment', `${SENT}<!-- cached -->${SENT}`],
    ['an object only inside a comment', `<!-- ${SENT} -->`],
    ['a truncated object', `${NOTICE}${SENT.slice(0, -1)}`],
    ['an object of which only an inner object is valid', '{"status":"mail_sent","raw":{"status":"spam"},}'],
    ['a list that mixes numbers and objects', 'Notice [1, {"id":1}]'],
    ['an empty string', ''],
  ])('is rejected if it is %s', (_name, text) => {
    expect(() => parseJsonResponse(text)).toThrow(SyntaxError);
  });

  it.each([
    ['opening braces', '', '{"'],
    ['invalid objects', '', '{"x" }'],
    ['spaces', '{', ' '],
    ['lists', '', '[ { '],
    ['unclosed comments', '', '<!--'],
    ['backslashes', '{"', '\\'],
  ])('is rejected in linear time if it repeats %s', (_name, beginning, unit) => {
    const isSlow = growsTooFast((length) => {
      const text = beginning + unit.repeat(length / unit.length);
      return () => expect(() => parseJsonResponse(text)).toThrow(SyntaxError);
    }, 100_000);
    expect(isSlow).toBe(false);
  });
});
