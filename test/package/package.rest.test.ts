import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumArguments } from '../setup/chromiumArguments.mjs';
import { findChromium } from '../setup/findChromium.mjs';
import { createApp } from './createApp.ts';
import { serveFolder } from './serveFolder.ts';
import { packTarballs, run, type Tarballs } from './tarballs.ts';

const versions = [
  { react: '19.3.1', types: '19.3.0' },
  { react: '18.3.1', types: '18.3.3' },
];

const exportsOf = (name: string) =>
  (JSON.parse(readFileSync(`${name}/package.json`, 'utf8')) as { readonly exports: Readonly<Record<string, unknown>> })
    .exports;

let tarballs: Tarballs;
let browser: Browser;

beforeAll(async () => {
  tarballs = packTarballs();
  browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
});

afterAll(async () => {
  await browser?.close();
  tarballs?.remove();
});

describe('the packed packages', () => {
  test.each(['hooks', 'ui'] as const)('pass publint: %s', (name) => {
    expect(run('npx', ['publint', 'run', tarballs[name], '--strict'])).toContain('All good!');
  });

  test.each([
    ['hooks', []],
    [
      'ui',
      [
        '--exclude-entrypoints',
        ...Object.keys(exportsOf('ui')).flatMap((name) => /^\.\/(.+\.css)$/.exec(name)?.slice(1) ?? []),
      ],
    ],
  ] as const)('have types that resolve like the code: %s', (name, more) => {
    expect(() => run('npx', ['attw', tarballs[name], '--profile', 'esm-only', ...more])).not.toThrow();
  });

  test.each(['hooks', 'ui'] as const)('contain the build, but no sources or tests: %s', (name) => {
    const files = run('tar', ['-tzf', tarballs[name]]).trim().split('\n');
    const strangers = files.filter((file) => !/^package\/(dist\/|package\.json$|README\.md$|LICENSE$)/.test(file));
    expect(strangers).toEqual([]);
    expect(files).toContain('package/dist/index.d.ts');
  });
});

describe.each(versions)('a fresh Vite app with React $react', (version) => {
  let app: string;

  beforeAll(() => {
    app = createApp(tarballs, version);
  });

  test('passes type checking', () => {
    expect(run('npx', ['tsc', '-p', '.'], app)).toBe('');
  });

  test('type-checks style sheet imports without a bundler’s type declarations', () => {
    const options = ['--noEmit', '--module', 'esnext', '--moduleResolution', 'bundler'];
    const sheets = Object.keys(exportsOf('ui')).filter((name) => name.endsWith('.css'));
    writeFileSync(join(app, 'sheets.ts'), sheets.map((name) => `import '${join('@loggia/ui', name)}';\n`).join(''));
    expect(sheets.length).toBeGreaterThan(0);
    expect(run('npx', ['tsc', '--ignoreConfig', ...options, 'sheets.ts'], app)).toBe('');
  });

  test('server-renders the gallery in an album', () => {
    run('npx', ['vite', 'build', '--ssr', 'server.tsx', '--outDir', 'server', '--logLevel', 'warn'], app);
    const html = run('node', ['server/server.js'], app);
    for (const colour of ['teal', 'coral', 'olive', 'navy']) expect(html).toContain(`href="/${colour}.svg"`);
  });

  test('builds and opens photos with the kit and with only the hooks', async () => {
    run('npx', ['vite', 'build', '--logLevel', 'warn'], app);
    const served = await serveFolder(join(app, 'dist'));
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    try {
      await page.goto(served.address);
      const kit = page.getByRole('region', { name: 'With the kit' });
      expect(await kit.getByRole('img').count()).toBe(4);
      await kit.getByRole('link').first().click();
      await page.getByRole('dialog').getByRole('img').first().waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });

      // The delay keeps the click from counting as the second half of a double click.
      await page.getByRole('link', { name: 'Show olive' }).click({ delay: 150 });
      await page.getByRole('dialog').getByText('olive', { exact: true }).waitFor();
      await page.getByText('Done').click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      expect(complaints).toEqual([]);
    } finally {
      await page.close();
      served.close();
    }
  });
});
