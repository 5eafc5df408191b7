const npm = (script) => ({ command: 'npm', args: ['run', '--silent', script] });

const tests = (...projects) => ({
  command: process.execPath,
  args: [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config=test/vitest.config.ts',
    ...projects.map((project) => `--project=${project}`),
  ],
  countsTests: true,
});

/**
 * The steps of `npm test`. The phases follow each other; in a phase, two steps run side by side, in the order of the list: the
 * long ones first. A step that drives a browser has the machine for itself: a page that shares two slow cores with another browser is
 * late, and tests that look at one moment then fail. `needs`: a step without which this one proves nothing.
 * `drivesBrowser`: one is found, or installed, beforehand. `isForRelease`: a step of `npm run test:all` alone.
 */
export const phases = [
  [
    { name: 'format', ...npm('format:check') },
    { name: 'build', ...npm('build') },
    { name: 'lint', ...npm('lint') },
  ],
  [
    { name: 'unit', ...tests('unit') },
    { name: 'contract', ...tests('contract') },
    { name: 'types', ...npm('types') },
    { name: 'size', ...npm('size'), needs: 'build' },
    { name: 'api', ...npm('api:check') },
    { name: 'ssr', ...tests('ssr') },
    { name: 'docs', ...npm('docs:check') },
    { name: 'unused', ...npm('unused') },
  ],
  [{ name: 'browser', ...tests('browserShared', 'browser'), drivesBrowser: true }],
  [{ name: 'e2e', ...tests('e2e'), drivesBrowser: true }],
  [{ name: 'visual', ...npm('visual'), drivesBrowser: true, isForRelease: true }],
  [{ name: 'package', ...tests('package'), needs: 'build', drivesBrowser: true }],
];
