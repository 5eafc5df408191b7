import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withoutInlineCode } from '../../../hooks/core/trustedTypes/parseInert.ts';

const TAGS = ['<p', '<a ', '<style', '<script', '</script', '</style', '<!--', '-->', '>', '/'];
const WORDS = ['"', "'", '=', ' ', '\n', ' style', 'style', 'onclick', 'title', 'x', '<', '&lt;', 'é'];

describe('withoutInlineCode', () => {
  test.each([
    ['a style attribute', '<p style="color:red">x</p>', '<p data-style="color:red">x</p>'],
    ['handlers in any letter case', `<p ONCLICK='a' onload=b on>x`, `<p data-ONCLICK='a' data-onload=b data-on>x`],
    [
      'attributes after slashes and unusual white space',
      '<img/src=x/onerror=a\n\tSTYLE = b>',
      '<img/src=x/onerror=a\n\tdata-STYLE = b>',
    ],
    ['a handler directly after a quoted value', '<a href="#"onclick="b">', '<a href="#"data-onclick="b">'],
    ['a style element', '<STYLE media="print">a{b:c}</Style ><p>x', '</Style ><p>x'],
    ['a style element with handler and style attribute', '<style onload="a" style="b">c</style>', '</style>'],
    ['an unclosed style element', '<i>x</i><style>a{b:c}<p>x</p>', '<i>x</i>'],
    ['an attribute after an empty comment', '<!--><p style="a">x<!---->', '<!--><p data-style="a">x<!---->'],
    ['an unclosed tag', '<p>x</p><p style="a', '<p>x</p><p data-style="a'],
  ])('removes or renames inline code in %s', (_case, html, expected) => {
    expect(withoutInlineCode(html)).toBe(expected);
  });
});

describe('withoutInlineCode with other content', () => {
  test.each([
    ['text', 'style="a" onclick="b" 1 < 2 > 0'],
    ['an attribute value that looks like inline code', `<img alt='a style="b" onclick="c"' title="<p style='d'>">`],
    ['attribute names with a similar prefix', '<p styles="a" data-style="b" icon="c"></p>'],
    ['a script element, which contains data', '<script>data = "<p style=a onclick=b>";</script>'],
    ['an unclosed script element', '<script>"<p style=a>"'],
    ['a comment', '<!-- <p style="a"> --><p>x</p>'],
    ['an empty comment', '<!--><p>x</p>'],
    ['a text area', '<textarea><p style="a"></textarea>'],
    ['end tags and declarations', '<!doctype html></p style="a"><?x style="b"?>'],
  ])('preserves %s', (_case, html) => {
    expect(withoutInlineCode(html)).toBe(html);
  });

  test('yields the same document as a browser, apart from inline code', () => {
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

  test('scans ten megabytes of garbage in a single pass', () => {
    const garbage = `<a b='"<x on`.repeat(900_000);
    expect(withoutInlineCode(garbage).length).toBeGreaterThanOrEqual(garbage.length);
  });
});
