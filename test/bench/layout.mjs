// Measures the layout of 100,000 images, beside react-photo-album, in one run. Its layouts are plain functions, and so are ours.
//   npm install --prefix test/bench --no-package-lock && npm run build && node test/bench/layout.mjs [--rounds 15] [--count 100000]
import { existsSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { formatTable } from './harness/formatTable.mjs';
import { judge, median, quantile, ratioOfMedians } from './harness/statistics.mjs';

/** Of issue 4: faster than the rival. */
const GOAL = 1;
const WIDTH_PX = 1440;
const SIZE_PX = 250;
const GAP_PX = 4;
const APPENDED = 1000;
const SCREEN_PX = 900;

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '15' }, count: { type: 'string', default: '100000' } },
});
const rounds = Number(values.rounds);
const count = Number(values.count);
if (!(rounds >= 1) || !(count >= 1)) throw new Error('Give --rounds and --count a number from 1.');

const rivalFolder = fileURLToPath(new URL('./node_modules/react-photo-album/dist/layouts/', import.meta.url));
if (!existsSync(rivalFolder))
  throw new Error('The rival is not here: npm install --prefix test/bench --no-package-lock.');
const { computeMasonryLayout } = await import(`${rivalFolder}masonry.js`);
const { computeRowsLayout } = await import(`${rivalFolder}rows.js`);
const { masonryPlan, mosaicPlan } = await import('../../hooks/dist/index.js');

/** Ratios from 2:3 to 3:1, the same in every run. */
const images = Array.from({ length: count + APPENDED }, (_, index) => ({
  src: `/${index}.jpg`,
  width: 600 + ((index * 7919) % 900),
  height: 500 + ((index * 104_729) % 400),
}));
const list = images.slice(0, count);
const appended = images.slice(count);
const columns = Math.floor((WIDTH_PX + GAP_PX) / (SIZE_PX + GAP_PX));

/** Every rectangle is asked for, as a gallery that mounts everything would. */
function readAll(layout) {
  let sum = 0;
  for (let index = 0; index < layout.count; index += 1) sum += layout.rectangleOf(index).top;
  return sum;
}

/** The options of a windowed gallery. */
function readScreen(layout) {
  const { start, end } = layout.rangeBetween(layout.height / 2, layout.height / 2 + SCREEN_PX);
  let sum = 0;
  for (let index = start; index < end; index += 1) sum += layout.rectangleOf(index).top;
  return sum;
}

const rowsOptions = { direction: 'horizontal', thumbnailSize: SIZE_PX, gap: GAP_PX };
const masonryOptions = { thumbnailSize: SIZE_PX, gap: GAP_PX, maxColumns: columns };
const rivalMasonry = (photos) => computeMasonryLayout(photos, GAP_PX, 0, WIDTH_PX, columns);
const rivalRows = (photos) => computeRowsLayout(photos, GAP_PX, 0, WIDTH_PX, SIZE_PX);

const cases = [
  [
    'masonry, every rectangle',
    () => readAll(masonryPlan(list, masonryOptions).layoutAt(WIDTH_PX)),
    () => rivalMasonry(list),
  ],
  [
    'masonry, one screen',
    () => readScreen(masonryPlan(list, masonryOptions).layoutAt(WIDTH_PX)),
    () => rivalMasonry(list),
  ],
  ['rows, every rectangle', () => readAll(mosaicPlan(list, rowsOptions).layoutAt(WIDTH_PX)), () => rivalRows(list)],
  ['rows, one screen', () => readScreen(mosaicPlan(list, rowsOptions).layoutAt(WIDTH_PX)), () => rivalRows(list)],
  appendCase('masonry, 1,000 appended', masonryPlan(list, masonryOptions), () => rivalMasonry(images)),
  appendCase('rows, 1,000 appended', mosaicPlan(list, rowsOptions), () => rivalRows(images)),
];

/** The layout that is there grows. The rival has no such call: it begins anew. */
function appendCase(title, plan, rival) {
  readScreen(plan.layoutAt(WIDTH_PX));
  return [title, () => readScreen(plan.append(appended).layoutAt(WIDTH_PX)), rival];
}

/** CPU time, so that other programs on the machine are not in it; garbage collection is. */
function time(work) {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

const spread = (times) =>
  `${median(times).toFixed(2)} (${quantile(times, 0.25).toFixed(2)}–${quantile(times, 0.75).toFixed(2)})`;

console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0].model}`);
console.log(
  `${count.toLocaleString('en')} images, ${rounds} rounds; milliseconds of CPU: median (quartiles); ratio of medians (95 %)`,
);
const rows = cases.map(([title, ours, theirs]) => {
  const times = { ours: [], theirs: [] };
  // Both take turns, and the first round only warms up.
  for (let round = 0; round <= rounds; round += 1) {
    const mine = time(ours);
    const rivals = time(theirs);
    if (round === 0) continue;
    times.ours.push(mine);
    times.theirs.push(rivals);
  }
  const ratio = ratioOfMedians(times.ours, times.theirs);
  return [
    title,
    spread(times.ours),
    spread(times.theirs),
    `${ratio.ratio.toFixed(2)} (${ratio.low.toFixed(2)}–${ratio.high.toFixed(2)})`,
    `< ${GOAL}: ${judge(ratio, GOAL)}`,
  ];
});
console.log(`\n${formatTable([['', 'Loggia', 'react-photo-album', 'ratio', 'goal'], ...rows])}`);
