import { posix } from 'node:path';

const IMPORT = /(?:^|[\s;}])(import|export)\s+(type\s)?[^'";]*?\bfrom\s*['"]([^'"]+)['"]/g;
const BARE_IMPORT = /(?:^|[\s;}])import\s*(\()?\s*['"]([^'"]+)['"]/g;
const TYPES_ONLY = /^(?:import|export)\s*\{\s*(?:type\s[^,}]+,?\s*)+\}/;

function withoutComments(text) {
  return text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|[\s;{}(,])\/\/[^\n]*/g, '$1');
}

function readImports(path, code) {
  const named = [...code.matchAll(IMPORT)].map(([statement, , type, target]) => ({
    target,
    isType: type !== undefined || TYPES_ONLY.test(statement.trim()),
  }));
  const bare = [...code.matchAll(BARE_IMPORT)].map(([, late, target]) => ({
    target,
    isType: false,
    isLate: late !== undefined,
  }));
  return [...named, ...bare].map((found) => ({
    ...found,
    // The target of a relative import, from the repository's root; undefined for a package.
    file: found.target.startsWith('.') ? posix.normalize(posix.join(posix.dirname(path), found.target)) : undefined,
  }));
}

/** Reads a file for the layer rules. `path` starts at the repository's root and uses forward slashes. */
export function readSource(path, text) {
  const code = withoutComments(text);
  return {
    path,
    text,
    code,
    isClient: /^\s*(['"])use client\1/.test(code),
    imports: readImports(path, code),
  };
}
