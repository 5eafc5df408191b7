// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { assignedValues } from '../../../hooks/adapters/wordpress/assignedValues.ts';
import { isInCode, walkCode } from '../../../hooks/adapters/wordpress/scriptCode.ts';

const FOREIGN = 'here = {"is":"foreign"}';
const OWN = 'here = {"is":"own"}';

const valuesOf = (script: string) => [...assignedValues(script, 'here')].map(({ value }) => value);

describe('texts of others in a script are not its code:', () => {
  test.each([
    ['a text in single quotes', `a = '${FOREIGN}'`],
    ['a text in double quotes', String.raw`a = "here = {\"is\":\"foreign\"}"`],
    ['a text with a quote in it', String.raw`a = 'It\'s ${FOREIGN}'`],
    ['a text that goes on in the next line', `a = 'one\\\n${FOREIGN}\\\r\n${FOREIGN}'`],
    ['a text that is the key of something', `a["${'here = {}'}"] = 1`],
    ['a text that begins a list', 'a = ["here = {}"]'],
    ['a template', `a = \`\n${FOREIGN}\n\${1 + 1} ${FOREIGN}\``],
    ['a template in a template', `a = \`\${ { b: \`\${1} ${FOREIGN}\` }.b } ${FOREIGN}\``],
    ['a remark of one line', `// ${FOREIGN}\r\na = 1`],
    ['a remark of many lines', `/* it's\n${FOREIGN} */ a = 1`],
    ['a remark that hides the script from old browsers', `<!-- ${FOREIGN}\na = 1`],
    ['a pattern', `a = /${FOREIGN}/; b = 2 / 1`],
    ['a pattern with a quote', `a.replace(/["']/g, '${FOREIGN}')`],
    ['a pattern with a slash', String.raw`if (a) /[/"]\/"/.test('${FOREIGN}')`],
    ['a pattern that is returned', `return /'/.test('${FOREIGN}')`],
    ['a text behind two divisions', `a = (b) / 2 + c / 3 + d[0] / 4 + e.return / 5 + '${FOREIGN}'`],
    ['a text behind a count', `a = i++ / 2; b = '${FOREIGN}' / 1`],
    ['a default', 'function f(here = 1) {}'],
    ['a function', 'a(here => {})'],
    ['a comparison', `if (here == {}) a = 1`],
    ['a longer name', `where = {"is":"foreign"}; here1 = {"is":"foreign"}; $here = {}; é\u0301here = {}`],
    ['a text of its own that is no JSON', `here = {is: 'x } here = {"is":"foreign"}'}`],
  ])('%s', (_what, script) => {
    const foreign = { is: 'foreign' };
    expect(valuesOf(script)).not.toContainEqual(foreign);
    const withOwn = valuesOf(`${OWN};\n${script};\n${OWN}`);
    expect(withOwn.filter((value) => value !== undefined)).toEqual([{ is: 'own' }, { is: 'own' }]);
  });
});

describe('code of a script itself is found:', () => {
  test.each([
    ['behind a mark of old browsers', '/* <![CDATA[ */\nvar here = {"is":"own"};\n/* ]]> */'],
    ['by a key of the window', `window[ 'here' ] = {"is":"own"}`],
    ['in a condition', `if (!window.here) { window.here = {"is":"own"} }`],
    ['behind a text without an end', `a = 'cut off\n${OWN}`],
    ['behind a slash without an end', `a = / 2;\n${OWN}`],
    ['in what a template is filled with', `a = \`'\${ ${OWN} }'\``],
    ['behind a remark in a line', `a = 1 /* it's */ / 2, ${OWN}`],
    ['behind an empty remark', `/**/ ${OWN} //`],
    ['behind a text that it would parse and that has a line break', `here = JSON.parse('[\n]'), ${OWN}`],
  ])('%s', (_where, script) => {
    expect(valuesOf(script)).toContainEqual({ is: 'own' });
  });

  test('also for a name that is only looked for', () => {
    expect(isInCode('a.on( "scroll", f)', /\.on\(\s*["']scroll["']/y)).toBe(true);
    expect(isInCode(`a = '.on("scroll", f)'`, /\.on\(\s*["']scroll["']/y)).toBe(false);
  });
});

describe('a script of any text', () => {
  const LENGTH = 20_000;
  const UNITS = String.raw`" ' \` / // /* */ \ [ ] ( ) { } \${ <!-- =/[ =/ a=/( here= here={ here=" ${'\n'} \"`.split(
    ' ',
  );

  test.each(UNITS)('is walked through in steps that only go forward: %j', (unit) => {
    const script = unit.repeat(LENGTH);
    const walk = walkCode(script);
    let last = -1;
    for (let at = walk.next(); at !== undefined; at = walk.next()) {
      if (at <= last) throw new Error(`It went back from ${String(last)} to ${String(at)}.`);
      last = at;
    }
    expect(last).toBeLessThan(script.length);
    expect(valuesOf(script).filter((value) => value !== undefined)).toEqual([]);
  });
});
