import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { median, ratioOfMedians } from '../harness/statistics.mjs';
import { CONTROL, scenes } from '../scenes.mjs';
import { drawChart } from './drawChart.mjs';
import { bytesLosses, losses } from './losses.mjs';
import { charts, sections } from './measures.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** The largest difference between two measures of the platform at which a run is believed. */
const TOLERANCE = 0.1;
/** A difference that nobody can see or that the measure cannot tell. */
const EVEN = 1.03;
/** Fewer rounds say little of a median. */
const LEAST_ROUNDS = 3;
const BUNDLERS = ['esbuild', 'vite', 'webpack'];

/** `layoutRows` and `hydrationRows` are of the scene `rows`. */
const sceneOf = (section) => scenes[section.replace(/^(layout|hydration)/u, '').toLowerCase()] ?? scenes.lightbox;
const capitalized = (word) => word[0].toUpperCase() + word.slice(1);

/** The outcomes of a section by subject, as the report's sections know them. */
function outcomesOf(all) {
  const { lists, layout, hydration, bytes: _bytes, access: _access, ...rest } = all;
  const outcomes = {};
  for (const [section, { results }] of Object.entries(rest)) outcomes[section] = results;
  for (const [scene, results] of Object.entries(lists?.results ?? {})) outcomes[scene] = results;
  for (const [section, measured] of Object.entries({ layout, hydration })) {
    for (const [scene, results] of Object.entries(measured?.results ?? {}))
      outcomes[section + capitalized(scene)] = results;
  }
  return outcomes;
}

const valuesOf = (results, subject, measure) =>
  (results[subject] ?? []).map((outcome) => outcome[measure]).filter((value) => Number.isFinite(value));

/** Nothing where a subject did not come through more than half of its rounds. */
function medianOf(results, subject, measure) {
  const values = valuesOf(results, subject, measure);
  const asked = (results[subject] ?? []).filter((outcome) => measure in outcome).length;
  return values.length > asked / 2 ? median(values) : undefined;
}

const format = (value, { digits }) => (value === undefined ? '–' : value.toFixed(digits));
const table = (head, rows) =>
  [head, head.map((_, column) => (column === 0 ? '---' : '---:')), ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');

function subjectsTable(section, results) {
  const { measures } = sections[section];
  const { subjects } = sceneOf(section);
  const rows = Object.entries(subjects)
    .filter(([name]) => results[name])
    .map(([name, { title, of }]) => [
      of === 'loggia' ? `**${title}**` : title,
      ...Object.entries(measures).map(([measure, words]) => format(medianOf(results, name, measure), words)),
    ]);
  return table(['', ...Object.values(measures).map(({ title }) => title)], rows);
}

const ratioText = ({ ratio, low, high }) => `${ratio.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})`;

function bestRival(section, results, measure, { isMore }) {
  const { subjects } = sceneOf(section);
  const rivals = Object.entries(subjects)
    .filter(([name, { of }]) => !of && results[name])
    .map(([name, { title }]) => ({ name, title, value: medianOf(results, name, measure) }))
    .filter(({ value }) => value !== undefined);
  return rivals.toSorted((a, b) => (isMore ? b.value - a.value : a.value - b.value))[0];
}

/** One row: a measure of one of our subjects, beside the platform and the best of the rivals. */
function compare(section, results, subject, measure, words) {
  const { platform, subjects } = sceneOf(section);
  const ours = medianOf(results, subject, measure);
  const rival = bestRival(section, results, measure, words);
  if (ours === undefined) return undefined;
  const mine = valuesOf(results, subject, measure);
  const base = valuesOf(results, platform, measure);
  const ratio = (values) => (words.isCount || values.length === 0 ? '' : ratioText(ratioOfMedians(mine, values)));
  const isLost =
    rival !== undefined &&
    (words.isMore ? rival.value > ours : ours > rival.value * EVEN && ours - rival.value >= 0.05);
  const key = `${section}.${measure}`;
  return {
    isLost,
    key,
    subject: subjects[subject].title,
    what: words.title,
    row: [
      words.title,
      format(ours, words),
      ratio(base),
      rival ? `${rival.title}: ${format(rival.value, words)}` : '–',
      rival ? ratio(valuesOf(results, rival.name, measure)) : '',
      rival ? (isLost ? 'behind' : 'ahead or even') : '',
    ],
  };
}

function comparison(section, results, subject) {
  const { measures } = sections[section];
  const compared = Object.entries(measures)
    .map(([measure, words]) => compare(section, results, subject, measure, words))
    .filter(Boolean);
  const { subjects } = sceneOf(section);
  const head = [subjects[subject].title, 'median', '× platform (95 %)', 'best rival', '× best rival (95 %)', ''];
  return {
    text: table(
      head,
      compared.map(({ row }) => row),
    ),
    lost: compared.filter(({ isLost }) => isLost),
  };
}

/** Says how far the two measures of the platform are apart. */
function controlOf(section, results) {
  const { platform } = sceneOf(section);
  const drift = Object.entries(sections[section].measures)
    .filter(([, { isCount }]) => !isCount)
    .map(([measure, { title }]) => {
      const [twice, once] = [CONTROL, platform].map((name) => medianOf(results, name, measure));
      return twice === undefined || once === undefined || once < 1 ? undefined : { title, ratio: twice / once };
    })
    .filter(Boolean);
  const off = drift.filter(({ ratio }) => Math.abs(ratio - 1) > TOLERANCE);
  if (drift.length === 0) return '';
  if (off.length === 0)
    return 'The control holds: the platform measured twice differs by at most 10 % in every measure.';
  return `The control differs in ${off.map(({ title, ratio }) => `"${title}" (× ${ratio.toFixed(2)})`).join(', ')}: there the machine was too loaded to believe differences of that size.`;
}

function writeSection(section, results) {
  const { title, text, ours } = sections[section];
  const comparisons = ours.filter((name) => results[name]).map((name) => comparison(section, results, name));
  const lost = new Map();
  for (const { lost: rows } of comparisons) {
    for (const { key, what, subject } of rows) {
      const known = lost.get(key) ?? { what, subjects: [] };
      known.subjects.push(subject);
      lost.set(key, known);
    }
  }
  const sentences = [...lost].map(
    ([key, { what, subjects }]) =>
      `- **${what}** (${subjects.join(', ')}): ${losses[key] ?? 'no cause is written down yet.'}`,
  );
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
    ...(sentences.length > 0 ? [`Where a rival is ahead:\n\n${sentences.join('\n')}`] : []),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function writeBytes({ results }) {
  const parts = Object.entries(results).map(([scene, pages]) => {
    const { subjects } = scenes[scene];
    const rows = Object.entries(subjects)
      .filter(([name]) => pages[name])
      .map(([name, { title, of }]) => [
        of === 'loggia' ? `**${title}**` : title,
        ...BUNDLERS.flatMap((bundler) => {
          const { scripts, scriptKb, styleKb } = pages[name][bundler];
          return [String(scripts), (scriptKb - pages.bare[bundler].scriptKb).toFixed(1), styleKb.toFixed(1)];
        }),
      ]);
    const head = BUNDLERS.flatMap((bundler) => [`${bundler}: scripts`, 'JS', 'CSS']);
    return `### ${scene}\n\n${table(['KiB, gzip', ...head], rows)}`;
  });
  return `## What is loaded\n\nUntil the picture of the opened lightbox stands, or the list: scripts, and KiB beyond a page of React alone, of the same bundler. webpack's CSS is in its JS.\n\n${parts.join('\n\n')}\n\nWhere a rival is ahead:\n\n${bytesLosses.map((sentence) => `- ${sentence}`).join('\n')}`;
}

function writeAccess({ results }) {
  const { subjects } = scenes.lightbox;
  const said = (is) => (is ? 'yes' : '**no**');
  const rows = Object.entries(subjects)
    .filter(([name]) => results[name])
    .map(([name, { title, of }]) => {
      const [found] = results[name];
      const { violations } = found;
      return [
        of === 'loggia' ? `**${title}**` : title,
        violations.length === 0 ? '0' : `${violations.length} (${violations.join(', ')})`,
        ...[
          'arrow',
          'homeAndEnd',
          'isTrapped',
          'isClosed',
          'isBack',
          'isHeard',
          'honoursReducedMotion',
          'isMirrored',
        ].map((key) => said(found[key])),
      ];
    });
  const head = [
    '',
    'axe violations',
    'arrows',
    'Home, End',
    'focus stays inside',
    'Escape',
    'focus returns',
    'change is announced',
    'reduced motion',
    'RTL arrows',
  ];
  return `## Keyboard, screen reader, reduced motion, RTL\n\naxe-core over the whole page with the lightbox open; real keys.\n\n${table(head, rows)}`;
}

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

/** Writes docs/benchmarks.md and its charts from all that has been measured. A run of few rounds is a look, and writes nothing. */
export function writeReport(all) {
  if (Object.values(all).some(({ rounds }) => rounds < LEAST_ROUNDS)) {
    console.error(`Nothing was written: some section has fewer than ${LEAST_ROUNDS} rounds.`);
    return;
  }
  const outcomes = outcomesOf(all);
  const written = ORDER.map((section) => {
    if (section === 'bytes') return all.bytes && writeBytes(all.bytes);
    if (section === 'access') return all.access && writeAccess(all.access);
    return outcomes[section] && writeSection(section, outcomes[section]);
  }).filter(Boolean);
  const runs = Object.entries(all).map(
    ([section, { date, commit, rounds }]) => `${section} (${date}, ${commit}, ${rounds} rounds)`,
  );
  const text = `# Benchmarks

Loggia beside its rivals and the bare platform: the same pages, packed packages, production builds of Vite, one run, subjects in turn. Values are medians. \`npm run bench\` writes this page; [test/bench](../test/bench/README.md) says how, and which versions of the rivals.

${Object.values(all)[0]?.machine ?? ''}. Sections: ${runs.join(', ')}.

${written.join('\n\n')}
`;
  mkdirSync(`${root}docs/benchmarks`, { recursive: true });
  writeFileSync(`${root}docs/benchmarks.md`, text);
  for (const { file, section, measure, title } of charts) {
    const results = outcomes[section];
    if (!results) continue;
    const bars = Object.entries(sceneOf(section).subjects)
      .map(([name, { title: name_, of }]) => ({ title: name_, of, value: medianOf(results, name, measure) }))
      .filter(({ value }) => value !== undefined)
      .toSorted((a, b) => a.value - b.value);
    if (bars.length > 0) writeFileSync(`${root}docs/benchmarks/${file}.svg`, drawChart(title, bars));
  }
  execFileSync(`${root}node_modules/.bin/prettier`, ['--write', '--log-level', 'error', `${root}docs/benchmarks.md`]);
}
