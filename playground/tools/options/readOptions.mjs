import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { entryFolders } from '../../../hooks/entryFolders.mjs';

/**
 * Matches the types of hooks' options and components' props and slots. Style sheet generators are omitted, because they
 * are for servers only.
 */
const OPTIONS_TYPE = /(?<!Style|StyleSheet)(?:Options|Props|Slots)$/;
const FUNCTION_TYPE = /=>/;

const entriesOf = (root) =>
  [
    ...Object.entries(entryFolders()).map(([capability, folder]) => ({ capability, folder: `hooks/${folder}` })),
    ...readdirSync(join(root, 'ui')).map((name) => ({ capability: name, folder: `ui/${name}` })),
  ].flatMap(({ capability, folder }) => {
    const file = join(root, folder, 'index.ts');
    return existsSync(file) ? [{ capability, file }] : [];
  });

function createProgram(root, files) {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  return ts.createProgram(files, { ...options, types: [] });
}

const textOf = (parts) => ts.displayPartsToString(parts).replaceAll(/\s+/g, ' ').trim();
const firstSentence = (text) => /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;

const isOurs = (root, { declarations = [] }) =>
  declarations.some((declaration) => {
    const { fileName } = declaration.getSourceFile();
    return fileName.startsWith(root) && !fileName.includes('/node_modules/');
  });

/** Returns a table row: an option with its declaration and doc comment. */
function describeOption(checker, symbol) {
  const [declaration] = symbol.declarations ?? [];
  const written = declaration?.type?.getText() ?? (declaration && ts.isMethodSignature(declaration) ? 'function' : '');
  const given = symbol.getJsDocTags(checker).find(({ name }) => name === 'default');
  const text = textOf(symbol.getDocumentationComment(checker));
  return {
    name: symbol.name,
    type: FUNCTION_TYPE.test(written) ? 'function' : written.replaceAll(/\s+/g, ' ').replace(/ \| undefined$/, ''),
    default: given ? textOf(given.text ?? []) : '',
    text: firstSentence(text),
    isRequired: !(symbol.flags & ts.SymbolFlags.Optional),
  };
}

function describeType(checker, root, symbol) {
  const options = checker
    .getDeclaredTypeOfSymbol(symbol)
    .getApparentProperties()
    .filter((property) => isOurs(root, property))
    .map((property) => describeOption(checker, property));
  return { name: symbol.name, options };
}

/**
 * Reads the options of each capability from its types: names, types, defaults and the first sentences of the doc
 * comments, by module name.
 */
export function readOptions(root) {
  const folders = entriesOf(root);
  const program = createProgram(
    root,
    folders.map(({ file }) => file),
  );
  const checker = program.getTypeChecker();
  const tables = {};
  for (const { capability, file } of folders) {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    const types = (module ? checker.getExportsOfModule(module) : [])
      .map((symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol))
      .filter(({ name, flags }) => OPTIONS_TYPE.test(name) && flags & ts.SymbolFlags.Type)
      .map((symbol) => describeType(checker, root, symbol))
      // Omits the props of parts that a theme composes itself: such props only refer to the parent and have nothing to
      // set.
      .filter(({ name, options }) => options.length > 1 || (options.length === 1 && name.endsWith('Options')));
    tables[capability] = [...(tables[capability] ?? []), ...types];
  }
  return tables;
}
