import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withoutInlineCode } from '../../../hooks/core/trustedTypes/parseInert.ts';

const TAGS = ['<p', '<a ', '<style', '<script', '</script', '</style', '<!--', '-->', '>', '/'];
const WORDS = ['"', "'", '=', ' ', '\n', ' style', 'style', 'onclick', 'title', 'x', '<', '&lt;', 'é'];

describe('inline code loses its effect and its place', () => {
  test.each([
    ['a style attribute', '<p style="color:red">x</p>', '<p data-style="color:red">x</p>'],
    ['handlers in any spelling', `<p ONCLICK='a' onload=b on>x`, `<p data-ONCLICK='a' data-onload=b data-on>x`],
    [
      'after slashes and odd white space',
      '<img/src=x/onerror=a\n\tSTYLE = b>',
      '<img/src=x/onerror=a\n\tdata-STYLE = b>',
    ],
    ['directly after a quoted value', '<a href="#"onclick="b">', '<a href="#"data-onclick="b">'],
    ['a style element', '<STYLE media="print">a{b:c}</Style ><p>x', '</Style ><p>x'],
    ['a style element with both', '<style onload="a" style="b">c</style>', '</style>'],
    ['a style element without an end', '<i>x</i><style>a{b:c}<p>x</p>', '<i>x</i>'],
    ['after an empty comment', '<!--><p style="a">x<!---->', '<!--><p data-style="a">x<!---->'],
    ['a tag without an end', '<p>x</p><p style="a', '<p>x</p><p data-style="a'],
  ])('%s', (_case, html, expected) => {
    expect(withoutInlineCode(html)).toBe(expected);
  });
});

describe('everything else stays as it is', () => {
  test.each([
    ['text', 'style="a" onclick="b" 1 < 2 > 0'],
    ['another attribute that names one', `<img alt='a style="b" onclick="c"' title="<p style='d'>">`],
    ['names that only begin alike', '<p styles="a" data-style="b" icon="c"></p>'],
    ['a script, which holds our data', '<script>data = "<p style=a onclick=b>";</script>'],
    ['a script without an end', '<script>"<p style=a>"'],
    ['a comment', '<!-- <p style="a"> --><p>x</p>'],
    ['an empty comment', '<!--><p>x</p>'],
    ['a text area', '<textarea><p style="a"></textarea>'],
    ['end tags and declarations', '<!doctype html></p style="a"><?x style="b"?>'],
  ])('%s', (_case, html) => {
    expect(withoutInlineCode(html)).toBe(html);
  });

  test('so that the browser reads the same document, only without inline code', () => {
    const piece = fc.constantFrom(...TAGS, ...WORDS);
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 16 }), (pieces) => {
        const html = pieces.join('');
        const read = (markup: string) => new DOMParser().parseFromString(markup, 'text/html');
        const original = read(html);
        const quiet = read(withoutInlineCode(html));
        expect(quiet.querySelectorAll('style, [style], [onclick]')).toHaveLength(0);
        for (const style of original.querySelectorAll('style')) style.remove();
        expect(quiet.documentElement.outerHTML.replaceAll(/data-(?=style|on)/g, '')).toBe(
          original.documentElement.outerHTML.replaceAll(/data-(?=style|on)/g, ''),
        );
      }),
      { numRuns: 150 },
    );
  });

  test('ten megabytes of garbage are read in one pass', () => {
    const garbage = `<a b='"<x on`.repeat(900_000);
    expect(withoutInlineCode(garbage).length).toBeGreaterThanOrEqual(garbage.length);
  });
});
