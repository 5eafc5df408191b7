// Writes what each entry of the packages exports, with its types, into test/api/reports. `--check` fails where the files say something else.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { publicEntries } from './publicEntries.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const SOURCES = [`${root}hooks/`, `${root}ui/`];
const { config } = ts.readConfigFile(`${root}tsconfig.json`, ts.sys.readFile);
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
const entries = publicEntries(root);
const program = ts.createProgram(
  entries.map(({ file }) => file),
  options,
);
const checker = program.getTypeChecker();
const printer = ts.createPrinter({ removeComments: true });
const FLAGS =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.WriteArrowStyleSignature |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;

const isOurs = (declaration) => {
  const { fileName } = declaration.getSourceFile();
  return SOURCES.some((folder) => fileName.startsWith(folder)) && !fileName.includes('/node_modules/');
};
const resolve = (symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol);
/** Types that stand in another file are named there; where the file lies is no part of the interface. */
const withoutPaths = (text) => text.replaceAll(/import\("[^"]*"\)\./g, '');
const print = (node) => printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile());

function describeMember(symbol, location) {
  const type = checker.typeToString(checker.getTypeOfSymbolAtLocation(symbol, location), location, FLAGS);
  return `  ${symbol.name}${symbol.flags & ts.SymbolFlags.Optional ? '?' : ''}: ${type};`;
}

function describeClass(symbol, declaration) {
  const instance = checker.getDeclaredTypeOfSymbol(symbol);
  const members = instance.getProperties().filter(({ declarations }) => declarations?.some(isOurs));
  const [built] = checker.getTypeOfSymbolAtLocation(symbol, declaration).getConstructSignatures();
  const heritage = (declaration.heritageClauses ?? []).map((clause) => ` ${clause.getText()}`).join('');
  const maker = built ? [`  new ${checker.signatureToString(built, declaration, FLAGS)};`] : [];
  return [
    `class ${symbol.name}${heritage} {`,
    ...maker,
    ...members.map((one) => describeMember(one, declaration)),
    '}',
  ];
}

function describeDeclaration(symbol, declaration) {
  if (ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration)) {
    return print(declaration)
      .replace(/^export /, '')
      .split('\n');
  }
  if (ts.isClassDeclaration(declaration)) return describeClass(symbol, declaration);
  const type = checker.getTypeOfSymbolAtLocation(symbol, declaration);
  const signatures = type.getCallSignatures();
  if (ts.isFunctionDeclaration(declaration)) {
    return signatures.map(
      (one) =>
        `function ${symbol.name}${checker.signatureToString(one, declaration, ts.TypeFormatFlags.NoTruncation)};`,
    );
  }
  return [`const ${symbol.name}: ${checker.typeToString(type, declaration, FLAGS)};`];
}

/** Types of ours that a declaration names. */
function namesIn(declaration) {
  const found = new Set();
  const visit = (node) => {
    if (ts.isIdentifier(node)) {
      const symbol = checker.getSymbolAtLocation(node);
      const target = symbol && resolve(symbol);
      const isType = target && target.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias);
      if (isType && target.declarations?.some(isOurs)) found.add(target);
    }
    ts.forEachChild(node, visit);
  };
  if (ts.isFunctionDeclaration(declaration)) {
    for (const part of [...declaration.parameters, ...(declaration.typeParameters ?? [])]) visit(part);
    if (declaration.type) visit(declaration.type);
  } else if (!ts.isVariableDeclaration(declaration)) visit(declaration);
  else if (declaration.type) visit(declaration.type);
  return found;
}

const describe = (symbol) => {
  const seen = new Set();
  return (symbol.declarations ?? [])
    .filter(isOurs)
    .flatMap((declaration) =>
      seen.has(declaration.kind) && ts.isFunctionDeclaration(declaration)
        ? []
        : (seen.add(declaration.kind), describeDeclaration(symbol, declaration)),
    )
    .map(withoutPaths);
};

const byName = (a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0);
/** Values that a module exports by `export type *` do not exist for its importers. */
function isUsable(source, { name, symbol }) {
  const declarations = source.statements.filter(ts.isExportDeclaration);
  const isStarred = declarations.some(({ isTypeOnly, exportClause }) => isTypeOnly && !exportClause);
  if (!isStarred || !(symbol.flags & ts.SymbolFlags.Value)) return true;
  return declarations.some(
    ({ isTypeOnly, exportClause }) => !isTypeOnly && exportClause?.elements?.some((one) => one.name.text === name),
  );
}

const exported = entries.map((entry) => {
  const source = program.getSourceFile(entry.file);
  const names = checker
    .getExportsOfModule(checker.getSymbolAtLocation(source))
    .map((symbol) => ({ name: symbol.name, symbol: resolve(symbol) }))
    .filter((one) => isUsable(source, one));
  return { ...entry, names: names.sort(byName) };
});
/** A name that several entries export is described with the narrowest of them. */
const homes = new Map();
for (const { specifier, names } of [...exported].sort((a, b) => a.specifier.length - b.specifier.length))
  for (const { symbol } of names) homes.set(symbol, specifier);
const everywhere = new Set(exported.flatMap(({ names }) => names.map(({ symbol }) => symbol)));

function writeEntry({ specifier, names }) {
  const lines = [`# ${specifier}`, '', '```ts'];
  const inner = new Map();
  const follow = (symbol) => {
    for (const declaration of (symbol.declarations ?? []).filter(isOurs)) {
      for (const target of namesIn(declaration)) {
        if (everywhere.has(target) || inner.has(target)) continue;
        inner.set(target, target.name);
        follow(target);
      }
    }
  };
  for (const { name, symbol } of names) {
    if (homes.get(symbol) !== specifier) {
      lines.push(`// ${name}: ${homes.get(symbol)}`);
      continue;
    }
    const text = describe(symbol);
    if (name !== symbol.name) lines.push(`// as ${name}`);
    lines.push(...text);
    follow(symbol);
  }
  lines.push('```', '');
  if (inner.size > 0) {
    lines.push('## Types that these name and nobody can import', '', '```ts');
    for (const symbol of [...inner.keys()].filter((one) => !(one.flags & ts.SymbolFlags.TypeParameter)).sort(byName))
      lines.push(...describe(symbol));
    lines.push('```', '');
  }
  return lines.join('\n');
}

const isCheck = process.argv.includes('--check');
const folder = `${root}test/api/reports`;
let drifted = 0;
mkdirSync(folder, { recursive: true });
const fileNameOf = ({ specifier }) => `${specifier.replace('@loggia/', '').replaceAll('/', '.')}.md`;
const expected = new Set(exported.map(fileNameOf));
for (const name of readdirSync(folder).filter((one) => one.endsWith('.md') && !expected.has(one))) {
  if (!isCheck) rmSync(`${folder}/${name}`);
  else {
    drifted += 1;
    console.log(`test/api/reports/${name} reports an entry that no package has`);
  }
}
for (const entry of exported) {
  const file = `${folder}/${fileNameOf(entry)}`;
  const text = writeEntry(entry);
  if (!isCheck) writeFileSync(file, text);
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    drifted += 1;
    console.log(`${file.slice(root.length)} is not what the sources say`);
  }
}
if (isCheck)
  console.log(
    drifted === 0 ? `${exported.length} entries are as reported` : 'Run npm run api and commit test/api/reports.',
  );
process.exitCode = drifted === 0 ? 0 : 1;
