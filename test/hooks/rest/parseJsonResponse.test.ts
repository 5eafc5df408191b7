import { describe, expect, it } from 'vitest';
import { parseJsonResponse } from '../../../hooks/data/rest/readRestResponse.ts';
import { growsTooFast } from '../../helpers/growsTooFast.ts';

const SENT = '{"status":"mail_sent","message":"Thanks {you}","invalid_fields":[]}';
const NOTICE = '<br />\n<b>Warning</b>: Undefined array key "x" in {closure}() on line <b>12</b><br />\n';

describe('an answer in JSON', () => {
  it.each([
    ['alone', SENT],
    ['behind a byte order mark', `\uFEFF${SENT}`],
    ['behind a notice of PHP', `${NOTICE}${SENT}`],
    ['behind the line of a log', `[25-Nov-2026 11:00:00 UTC] PHP Notice: Undefined index\n${SENT}`],
    ['before the comment of a cache', `${SENT}\n<!-- Cached page, {"broken" } [0.2 s] -->`],
    ['between both', `${NOTICE}${SENT}<!-- cached -->`],
    ['before a comment that holds JSON', `${SENT}\n<!-- Cached at 10:00, {"hit":true} -->`],
    ['behind a comment that holds JSON', `<!-- {"hit":true} -->${NOTICE}${SENT}`],
    ['before a comment without an end', `${SENT}<!-- cached`],
  ])('is found %s', (_name, text) => {
    expect(parseJsonResponse(text)).toStrictEqual(JSON.parse(SENT));
  });

  it('may be a list of objects', () => {
    expect(parseJsonResponse(`${NOTICE}[{"id":1},{"id":2}]`)).toStrictEqual([{ id: 1 }, { id: 2 }]);
  });

  it.each([
    ['no JSON at all', '<h1>Bad gateway</h1>'],
    ['two objects', `${SENT}${SENT}`],
    ['two objects around a comment', `${SENT}<!-- cached -->${SENT}`],
    ['an object in a comment alone', `<!-- ${SENT} -->`],
    ['one that is cut', `${NOTICE}${SENT.slice(0, -1)}`],
    ['one whose inner object alone is well-formed', '{"status":"mail_sent","raw":{"status":"spam"},}'],
    ['a list of which an object is a part', 'Notice [1, {"id":1}]'],
    ['nothing', ''],
  ])('is invalid with %s', (_name, text) => {
    expect(() => parseJsonResponse(text)).toThrow(SyntaxError);
  });

  it.each([
    ['braces that open', '', '{"'],
    ['objects that are none', '', '{"x" }'],
    ['spaces', '{', ' '],
    ['lists', '', '[ { '],
    ['comments that have no end', '', '<!--'],
    ['backslashes', '{"', '\\'],
  ])('is refused in linear time: %s', (_name, beginning, unit) => {
    const isSlow = growsTooFast((length) => {
      const text = beginning + unit.repeat(length / unit.length);
      return () => expect(() => parseJsonResponse(text)).toThrow(SyntaxError);
    }, 100_000);
    expect(isSlow).toBe(false);
  });
});
