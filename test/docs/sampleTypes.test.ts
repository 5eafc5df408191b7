// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { publicEntries } from '../api/publicEntries.mjs';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const PAGES = [
  'README.md',
  'hooks/README.md',
  'ui/README.md',
  ...readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

/** TypeScript's errors for undefined names, which samples may leave to the reader (`photos`). */
const UNKNOWN_NAME = new Set([2304, 2552, 2593, 18004]);
/** TypeScript's errors for missing files, and for several JSX elements in a row. Samples may have both. */
const CANNOT_FIND_MODULE = 2307;
const SEVERAL_ELEMENTS = 2657;

const entries = publicEntries(`${root}/`).map(({ file }) => file);

/** The samples of all pages as in-memory files, named by page and line. */
const samples = new Map(
  PAGES.flatMap((page) => {
    const text = read(page);
    return [...text.matchAll(/^```tsx?\n(.*?)^```$/gms)].map(([, code = ''], index) => {
      const line = text.slice(0, text.indexOf(code)).split('\n').length;
      return [join(root, `sample${index}-${page.replaceAll('/', '-')}-${line}.tsx`), `${code}\nexport {};\n`] as const;
    });
  }),
);

/** Declares style sheets, which have no types in the repository. */
const SHEETS = join(root, 'sheets.d.ts');
const virtual = new Map([...samples, [SHEETS, "declare module '*.css';\n"]]);

function createProgram(): ts.Program {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (path) => virtual.has(path) || fileExists(path);
  host.readFile = (path) => virtual.get(path) ?? readFile(path);
  host.getSourceFile = (path, language, ...rest) => {
    const text = virtual.get(path);
    return text === undefined
      ? getSourceFile(path, language, ...rest)
      : ts.createSourceFile(path, text, language, true);
  };
  return ts.createProgram(
    [...virtual.keys(), ...entries],
    {
      ...options,
      noEmit: true,
      incremental: false,
      // Samples may leave declarations unused, and names left to the reader have no type.
      noImplicitAny: false,
      noUnusedLocals: false,
      noUnusedParameters: false,
    },
    host,
  );
}

/** The names exported by both packages. */
function exportedNames(program: ts.Program): ReadonlySet<string> {
  const checker = program.getTypeChecker();
  const symbols = entries.flatMap((path) => {
    const file = program.getSourceFile(path);
    const module = file && checker.getSymbolAtLocation(file);
    return module ? checker.getExportsOfModule(module) : [];
  });
  return new Set(symbols.map(({ name }) => name));
}

test('every sample in the docs type-checks and imports its names from a public entry', { timeout: 120_000 }, () => {
  expect(samples.size).toBeGreaterThan(100);
  const program = createProgram();
  const exported = exportedNames(program);
  expect(exported.size).toBeGreaterThan(300);

  const isMistake = ({ code }: ts.Diagnostic, message: string): boolean => {
    const name = /'([^']+)'/.exec(message)?.[1] ?? '';
    if (UNKNOWN_NAME.has(code)) return exported.has(name);
    if (code === CANNOT_FIND_MODULE) return name.startsWith('@loggia/');
    return code !== SEVERAL_ELEMENTS;
  };
  const mistakes = [...samples.keys()].flatMap((path) => {
    const file = program.getSourceFile(path);
    if (!file) return [`${path} is not read`];
    return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].flatMap((diagnostic) => {
      const message = ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n');
      return isMistake(diagnostic, message) ? [`${path.slice(root.length + 1)}: ${message}`] : [];
    });
  });
  expect(mistakes).toEqual([]);
});
