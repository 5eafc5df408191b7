import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { comparison, controlOf } from './compare.mjs';
import { drawChart } from './drawChart.mjs';
import { charts, sections } from './measures.mjs';
import { medianOf, outcomesOf, sceneOf } from './outcomes.mjs';
import { format, table, titleOf } from './tables.mjs';
import { writeAccess } from './writeAccess.mjs';
import { writeBytes } from './writeBytes.mjs';
import { writeLosses } from './writeLosses.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));

const ORDER = [
  'lightbox',
  'many',
  'presses',
  'drag',
  'phone',
  'bytes',
  'access',
  'memory',
  'grid',
  'masonry',
  'rows',
  'carousel',
  'hydrationGrid',
  'hydrationMasonry',
  'hydrationRows',
  'layoutMasonry',
  'layoutRows',
];

function subjectsTable(section, results) {
  const { measures } = sections[section];
  const rows = Object.entries(sceneOf(section).subjects)
    .filter(([name]) => results[name])
    .map(([name, subject]) => [
      titleOf(subject),
      ...Object.entries(measures).map(([measure, words]) => format(medianOf(results, name, measure), words)),
    ]);
  return table(['', ...Object.values(measures).map(({ title }) => title)], rows);
}

function writeSection(section, results) {
  const { title, text, ours } = sections[section];
  const comparisons = ours.filter((name) => results[name]).map((name) => comparison(section, results, name));
  const chart = charts
    .filter((one) => one.section === section)
    .map(({ file, title: alt }) => `![${alt}](benchmarks/${file}.svg)`);
  return [
    `## ${title}`,
    text,
    ...chart,
    subjectsTable(section, results),
    ...comparisons.map(({ text: rows }) => rows),
    controlOf(section, results),
    writeLosses(comparisons.map(({ lost }) => lost)),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function writeCharts(outcomes) {
  for (const { file, section, measure, title } of charts) {
    const results = outcomes[section];
    if (!results) continue;
    const bars = Object.entries(sceneOf(section).subjects)
      .map(([name, { title: name_, of }]) => ({ title: name_, of, value: medianOf(results, name, measure) }))
      .filter(({ value }) => value !== undefined)
      .toSorted((a, b) => a.value - b.value);
    if (bars.length > 0) writeFileSync(`${root}docs/benchmarks/${file}.svg`, drawChart(title, bars));
  }
}

const roundsText = (rounds, cycles) =>
  [rounds === 1 ? 'once' : `${rounds} rounds`, ...(cycles ? [`opened ${cycles} times`] : [])].join(', ');

/** Writes docs/benchmarks.md and its charts from all results. */
export function writeReport(all) {
  const outcomes = outcomesOf(all);
  const written = ORDER.map((section) => {
    if (section === 'bytes') return all.bytes && writeBytes(all.bytes);
    if (section === 'access') return all.access && writeAccess(all.access);
    return outcomes[section] && writeSection(section, outcomes[section]);
  }).filter(Boolean);
  const runs = Object.entries(all).map(
    ([section, { date, commit, rounds, cycles }]) => `${section} (${date}, ${commit}, ${roundsText(rounds, cycles)})`,
  );
  const text = `# Benchmarks

Loggia compared with other libraries and with plain HTML, CSS and JavaScript ("platform"). All libraries show the same pages, in production builds by Vite. Values are medians. [test/bench](../test/bench/README.md) explains the method; \`npm run bench\` updates this page.

${[...new Set(Object.values(all).map(({ machine }) => machine))].join('; ')}. Runs: ${runs.join(', ')}.

${written.join('\n\n')}
`;
  mkdirSync(`${root}docs/benchmarks`, { recursive: true });
  writeFileSync(`${root}docs/benchmarks.md`, text);
  writeCharts(outcomes);
  execFileSync(`${root}node_modules/.bin/oxfmt`, [`${root}docs/benchmarks.md`]);
}
