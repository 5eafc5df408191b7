const npm = (script) => ({ command: 'npm', args: ['run', '--silent', script] });

const tests = (project) => ({
  command: process.execPath,
  args: ['node_modules/vitest/vitest.mjs', 'run', '--config', 'test/vitest.config.ts', '--project', project],
  countsTests: true,
});

/**
 * What `npm test` runs. The phases follow each other; in a phase, two steps run side by side, in the order of the list: the
 * long ones first. What drives a browser has the machine for itself: a page that shares two slow cores with another browser is
 * late, and tests of what a visitor sees at a moment then fail. `needs`: a step without which this one says nothing.
 * `drivesBrowser`: one is found, or installed, beforehand.
 */
export const phases = [
  [
    { name: 'build', ...npm('build') },
    { name: 'lint', ...npm('lint') },
    { name: 'format', ...npm('format:check') },
  ],
  [
    { name: 'contract', ...tests('contract') },
    { name: 'unit', ...tests('unit') },
    { name: 'types', ...npm('types') },
    { name: 'ssr', ...tests('ssr') },
    { name: 'unused', ...npm('unused') },
    { name: 'api', ...npm('api:check') },
    { name: 'docs', ...npm('docs:check') },
    { name: 'size', ...npm('size'), needs: 'build' },
  ],
  [{ name: 'browser', ...tests('browser'), drivesBrowser: true }],
  [{ name: 'e2e', ...tests('e2e'), drivesBrowser: true }],
  [{ name: 'package', ...tests('package'), needs: 'build', drivesBrowser: true }],
];
