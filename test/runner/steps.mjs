const npm = (script) => ({ command: 'npm', args: ['run', '--silent', script] });

const tests = (project) => ({
  command: process.execPath,
  args: ['node_modules/vitest/vitest.mjs', 'run', '--config', 'test/vitest.config.ts', '--project', project],
  countsTests: true,
});

/**
 * What `npm test` runs. The phases follow each other; in a phase, two steps run side by side. What drives a browser or
 * installs packages runs alone, so that nothing else takes its time. `needs`: a step without which this one says nothing.
 */
export const phases = [
  [
    { name: 'build', ...npm('build') },
    { name: 'lint', ...npm('lint') },
    { name: 'format', ...npm('format:check') },
  ],
  [
    { name: 'types', ...npm('types') },
    { name: 'unit', ...tests('unit') },
    { name: 'ssr', ...tests('ssr') },
    { name: 'contract', ...tests('contract') },
    { name: 'unused', ...npm('unused') },
    { name: 'docs', ...npm('docs:check') },
    { name: 'size', ...npm('size'), needs: 'build' },
  ],
  [{ name: 'browser', ...tests('browser') }],
  [{ name: 'e2e', ...tests('e2e') }],
  [{ name: 'package', ...tests('package'), needs: 'build' }],
];
