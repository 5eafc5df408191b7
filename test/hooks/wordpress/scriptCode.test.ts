// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { assignedValues } from '../../../hooks/adapters/wordpress/assignedValues.ts';
import { isInCode, walkCode } from '../../../hooks/adapters/wordpress/scriptCode.ts';

const FOREIGN = 'here = {"is":"foreign"}';
const OWN = 'here = {"is":"own"}';

const valuesOf = (script: string) => [...assignedValues(script, 'here')].map(({ value }) => value);

describe('reading a value from a script', () => {
  test.each([
    ['text in single quotes', `a = '${FOREIGN}'`],
    ['text in double quotes', String.raw`a = "here = {\"is\":\"foreign\"}"`],
    ['text that contains a quote', String.raw`a = 'It\'s ${FOREIGN}'`],
    ['text with line continuations', `a = 'one\\\n${FOREIGN}\\\r\n${FOREIGN}'`],
    ['text used as a key', `a["${'here = {}'}"] = 1`],
    ['text at the start of a list', 'a = ["here = {}"]'],
    ['a template', `a = \`\n${FOREIGN}\n\${1 + 1} ${FOREIGN}\``],
    ['a template in a template', `a = \`\${ { b: \`\${1} ${FOREIGN}\` }.b } ${FOREIGN}\``],
    ['a line comment', `// ${FOREIGN}\r\na = 1`],
    ['a block comment', `/* it's\n${FOREIGN} */ a = 1`],
    ['an HTML comment in the script', `<!-- ${FOREIGN}\na = 1`],
    ['a regular expression', `a = /${FOREIGN}/; b = 2 / 1`],
    ['a regular expression with a quote', `a.replace(/["']/g, '${FOREIGN}')`],
    ['a regular expression with a slash', String.raw`if (a) /[/"]\/"/.test('${FOREIGN}')`],
    ['a returned regular expression', `return /'/.test('${FOREIGN}')`],
    ['text after several divisions', `a = (b) / 2 + c / 3 + d[0] / 4 + e.return / 5 + '${FOREIGN}'`],
    ['text after an increment', `a = i++ / 2; b = '${FOREIGN}' / 1`],
    ['a default parameter', 'function f(here = 1) {}'],
    ['an arrow function', 'a(here => {})'],
    ['a comparison', `if (here == {}) a = 1`],
    ['a longer name', `where = {"is":"foreign"}; here1 = {"is":"foreign"}; $here = {}; é\u0301here = {}`],
    ['an invalid literal that contains an assignment', `here = {is: 'x } here = {"is":"foreign"}'}`],
  ])('ignores %s', (_what, script) => {
    const foreign = { is: 'foreign' };
    expect(valuesOf(script)).not.toContainEqual(foreign);
    const withOwn = valuesOf(`${OWN};\n${script};\n${OWN}`);
    expect(withOwn.filter((value) => value !== undefined)).toEqual([{ is: 'own' }, { is: 'own' }]);
  });
});

describe('reading a value that is assigned in code', () => {
  test.each([
    ['after a CDATA comment', '/* <![CDATA[ */\nvar here = {"is":"own"};\n/* ]]> */'],
    ['assigned to a window property', `window[ 'here' ] = {"is":"own"}`],
    ['in a condition', `if (!window.here) { window.here = {"is":"own"} }`],
    ['after an unterminated string', `a = 'cut off\n${OWN}`],
    ['after an unterminated regular expression', `a = / 2;\n${OWN}`],
    ['in a template placeholder', `a = \`'\${ ${OWN} }'\``],
    ['after an inline comment', `a = 1 /* it's */ / 2, ${OWN}`],
    ['after an empty comment', `/**/ ${OWN} //`],
    ['after an invalid string with a line break', `here = JSON.parse('[\n]'), ${OWN}`],
  ])('finds a value %s', (_where, script) => {
    expect(valuesOf(script)).toContainEqual({ is: 'own' });
  });

  test('matches patterns only in code', () => {
    expect(isInCode('a.on( "scroll", f)', /\.on\(\s*["']scroll["']/y)).toBe(true);
    expect(isInCode(`a = '.on("scroll", f)'`, /\.on\(\s*["']scroll["']/y)).toBe(false);
  });
});

describe('scanning a script that repeats a unit', () => {
  const LENGTH = 20_000;
  const UNITS = String.raw`" ' \` / // /* */ \ [ ] ( ) { } \${ <!-- =/[ =/ a=/( here= here={ here=" ${'\n'} \"`.split(
    ' ',
  );

  test.each(UNITS)('only moves forward: %j', (unit) => {
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
