import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { guardPlugin } from '../ui/guard/guardStyles.mjs';
import { bundleMountStyles } from '../ui/mount/script/bundleScript.mjs';
import { sourceAliases } from '../ui/sourceAliases.mjs';
import { chromiumArguments } from './setup/chromiumArguments.mjs';
import { EnvironmentSequencer } from './setup/environmentSequencer.ts';
import { findChromium } from './setup/findChromium.mjs';
import { keepModules } from './setup/keepModules.ts';
import { findOwnPageTests } from './setup/ownPageTests.mjs';
import { pastedSamples } from './setup/pastedSamples.ts';
import { SummaryReporter } from './setup/summaryReporter.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const setup = (name: string) => `./test/setup/${name}.ts`;

/** Listed completely, so that Vite doesn't discover a dependency in the first run and reload in the middle of a test. */
const preBundled = [
  'react',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'vitest-browser-react',
  '@testing-library/react-hooks',
  'axe-core',
  'fast-check',
  'ky',
  'valibot',
  '@floating-ui/react',
  '@react-spring/web',
  '@use-gesture/react',
];

/** `npm test` excludes files named `*.rest.*`, and `npm run test:rest` runs only those. Otherwise all files run. */
const part = process.env['LOGGIA_TESTS'];
const restTests = 'test/**/*.rest.*';
const ofPart = (pattern: string) => (part === 'rest' ? pattern.replace('/*.', '/*.rest.') : pattern);
const otherPart = part === 'quick' ? [restTests] : [];

const browserTests = 'test/**/*.browser.test.{ts,tsx}';
/** The `rest` files each have their own page: many test first paints, lazy chunks or memory. */
const ownPageTests =
  part === 'rest' ? [ofPart(browserTests)] : [...findOwnPageTests(), 'test/**/*.rest.browser.test.*'];
const nodeTests = ['test/contract/**/*.test.{ts,tsx}', 'test/playground/**/*.test.{ts,tsx}'];
const ssrTests = 'test/ssr/**/*.test.{ts,tsx}';
const endToEndTests = 'test/e2e/**/*.e2e.test.ts';
const packageTests = 'test/package/*.test.ts';
const wordPressTests = 'test/wordpress/*.test.ts';

/**
 * Test files in Node share their worker's modules and DOM, because starting jsdom and React for each file took 80 % of the CPU time.
 * Each file restores what it changes; `sharedPlace` covers what is easily forgotten.
 */
const shared = {
  isolate: false,
  testTimeout: 20_000,
  setupFiles: [setup('failOnConsole'), setup('patience'), setup('sharedPlace')],
};

function project(
  name: string,
  test: TestProjectInlineConfiguration['test'],
  rest: Partial<TestProjectInlineConfiguration> = {},
): TestProjectInlineConfiguration {
  return {
    root,
    resolve: { alias: sourceAliases, dedupe: ['react', 'react-dom'] },
    ...rest,
    test: { maxWorkers: 2, ...test, name, restoreMocks: true },
  };
}

const browserSetup = [setup('failOnConsole'), setup('patience'), setup('restPointer')];

function browserProject(name: 'browser' | 'browserOwnPage', test: TestProjectInlineConfiguration['test']) {
  return project(
    name,
    {
      ...test,
      testTimeout: 30_000,
      // A long timeout, so that tests don't fail on a busy machine.
      expect: { poll: { timeout: 10_000, interval: 10 } },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({ launchOptions }),
        instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
      },
    },
    {
      define: { MOUNT_STYLES: JSON.stringify(mountStyles) },
      optimizeDeps: { include: preBundled },
      plugins: [keepModules(), guardPlugin(), pastedSamples()],
    },
  );
}

/** The browser is searched for, and installed if needed, only if browser tests run. */
function isWanted(name: string): boolean {
  const wanted = process.argv.flatMap((argument, index, all) => {
    if (argument === '--project') return [all[index + 1]];
    return argument.startsWith('--project=') ? [argument.slice('--project='.length)] : [];
  });
  return wanted.length === 0 || wanted.includes(name);
}

const isBrowserWanted = isWanted('browser') || isWanted('browserOwnPage');
const mountStyles = isBrowserWanted ? Object.values(await bundleMountStyles()).join('') : '';
const launchOptions = isBrowserWanted ? { executablePath: findChromium(), args: chromiumArguments } : {};

const summaryFile = process.env['LOGGIA_TEST_SUMMARY'];

export default defineConfig({
  root,
  test: {
    sequence: { sequencer: EnvironmentSequencer },
    reporters: summaryFile ? ['default', new SummaryReporter(summaryFile)] : ['default'],
    projects: [
      project('unit', {
        environment: 'jsdom',
        environmentOptions: { jsdom: { url: 'http://localhost/' } },
        include: [ofPart('test/**/*.test.{ts,tsx}')],
        exclude: [browserTests, ssrTests, ...nodeTests, endToEndTests, packageTests, wordPressTests, ...otherPart],
        ...shared,
        setupFiles: [...shared.setupFiles, setup('react')],
      }),
      project(
        'ssr',
        {
          environment: 'node',
          include: [ofPart(ssrTests)],
          exclude: [browserTests, ...otherPart],
          ...shared,
        },
        { plugins: [pastedSamples()] },
      ),
      // Files that need a DOM start with: // @vitest-environment jsdom
      project('contract', {
        environment: 'node',
        include: nodeTests.map(ofPart),
        exclude: [browserTests, ...otherPart],
        ...shared,
      }),
      browserProject('browser', {
        include: part === 'rest' ? [] : [browserTests],
        exclude: [...ownPageTests],
        isolate: false,
        setupFiles: [...browserSetup, setup('sharedPage')],
        sequence: { groupOrder: 1 },
      }),
      browserProject('browserOwnPage', {
        include: [...ownPageTests],
        exclude: otherPart,
        setupFiles: browserSetup,
        sequence: { groupOrder: 2 },
      }),
      project('e2e', {
        environment: 'node',
        include: [ofPart(endToEndTests)],
        exclude: otherPart,
        globalSetup: './test/e2e/setup/globalSetup.ts',
        isolate: false,
        sequence: { groupOrder: 3 },
        maxConcurrency: 2,
        testTimeout: 60_000,
        hookTimeout: 120_000,
      }),
      project('package', {
        environment: 'node',
        include: [ofPart(packageTests)],
        exclude: otherPart,
        fileParallelism: false,
        sequence: { groupOrder: 4 },
        testTimeout: 180_000,
        hookTimeout: 240_000,
      }),
      project('wordpress', {
        environment: 'node',
        include: [ofPart(wordPressTests)],
        exclude: otherPart,
        globalSetup: './test/wordpress/setup/globalSetup.ts',
        // All files change the same site.
        fileParallelism: false,
        isolate: false,
        sequence: { groupOrder: 5 },
        testTimeout: 60_000,
        hookTimeout: 120_000,
      }),
    ],
  },
});
