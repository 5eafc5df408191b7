// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { publishedName } from '../../ui/publishedName.mjs';

/** Words that content blockers match in URLs on every site. */
const BLOCKED =
  /(?<![a-z])(?:ads?|advert\w*|analytics|banner|beacon|consent|cookies?|gdpr|hits?|newsletter|pop-?ups?|promo|share|sharing|social|sponsor|tracker|tracking)(?![a-z])/i;
const apart = (name: string): string => name.replaceAll(/([a-z])(?=[A-Z])/g, '$1-');

const filesOf = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(tsx?|css)$/.test(path) && !/(^|\/)(node_modules|dist)\//.test(path))
    .map((path) => path.replace(/\.\w+$/, ''));

interface Manifest {
  readonly exports: Readonly<Record<string, string | { readonly default?: string; readonly node?: string }>>;
}
const manifestOf = (folder: string) => JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Manifest;

describe.each(['hooks', 'ui'])('the published files of %s', (folder) => {
  test('have names that content blockers do not match', () => {
    const names = filesOf(folder).map(publishedName);
    expect(names.length).toBeGreaterThan(50);
    expect(names.filter((name) => BLOCKED.test(apart(name)))).toEqual([]);
  });

  test('have unique names', () => {
    const modules = [...new Set(filesOf(folder))];
    expect(new Set(modules.map(publishedName)).size).toBe(modules.length);
  });

  test('match the entries of package.json', () => {
    for (const entry of Object.values(manifestOf(folder).exports)) {
      const file = typeof entry === 'string' ? entry : (entry.default ?? '');
      expect(publishedName(file)).toBe(file);
    }
  });
});
