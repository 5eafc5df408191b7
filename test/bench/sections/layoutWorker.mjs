// Runs in the benchmark's app, where the packages are installed: node layoutWorker.mjs ROUNDS. Prints CPU milliseconds by layout, count and subject.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { masonryPlan, justifiedPlan } from '@loggia/hooks/layout';
import justifiedLayout from 'justified-layout';
import { placeMasonry, placeRows } from './platformLayouts.mjs';

const require = createRequire(import.meta.url);
const album = dirname(require.resolve('react-photo-album/styles.css')).replace(/styles$/u, 'layouts');
const load = (file) => import(pathToFileURL(join(album, file)).href);
const { computeMasonryLayout } = await load('masonry.js');
const { computeRowsLayout } = await load('rows.js');

const WIDTH_PX = 1440;
const SIZE_PX = 200;
const GAP_PX = 4;
const SCREEN_PX = 900;
const COUNTS = [1000, 10_000, 100_000];
const APPENDED = 1000;
/** justified-layout's time grows quadratically: 100,000 images take eleven seconds. */
const MAX_JUSTIFIED = 10_000;
const columns = Math.floor((WIDTH_PX + GAP_PX) / (SIZE_PX + GAP_PX));
const rounds = Number(process.argv[2]);

/** Images with aspect ratios from 2:3 to 3:1, the same in every run. */
const createList = (count) =>
  Array.from({ length: count }, (_, index) => {
    const size = { width: 600 + ((index * 7919) % 900), height: 500 + ((index * 104_729) % 400) };
    return { id: String(index), src: `/${index}.jpg`, ...size, thumbnail: size };
  });

/** Reads all rectangles, like a gallery that mounts everything. */
function readAll(layout) {
  let sum = 0;
  for (let index = 0; index < layout.count; index += 1) sum += layout.rectangleOf(index).top;
  return sum;
}

/** Reads only the rectangles that a virtualized gallery needs. */
function readScreen(layout) {
  const { start, end } = layout.rangeBetween(layout.height / 2, layout.height / 2 + SCREEN_PX);
  let sum = 0;
  for (let index = start; index < end; index += 1) sum += layout.rectangleOf(index).top;
  return sum;
}

const masonryOf = (list) => masonryPlan(list, { thumbnailSize: SIZE_PX, gap: GAP_PX, maxColumns: columns });
const rowsOf = (list) => justifiedPlan(list, { direction: 'rows', thumbnailSize: SIZE_PX, gap: GAP_PX });

/** The tasks of Loggia's subjects: `grown` is a plan of the list, to which images are appended. */
const ours = (planOf) => ({
  all: (list) => readAll(planOf(list).layoutAt(WIDTH_PX)),
  screen: (list) => readScreen(planOf(list).layoutAt(WIDTH_PX)),
  grow: (grown, appended) => readScreen(grown.append(appended).layoutAt(WIDTH_PX)),
  planOf,
});

/** The other libraries always compute everything, even for a viewport or for appended images. */
const others = (work) => ({ all: work, screen: work, grow: (_, __, whole) => work(whole) });

const masonry = {
  platform: others((list) => placeMasonry(list, WIDTH_PX)),
  loggia: ours(masonryOf),
  reactPhotoAlbum: others((list) => computeMasonryLayout(list, GAP_PX, 0, WIDTH_PX, columns)),
};
const rows = {
  platform: others((list) => placeRows(list, WIDTH_PX)),
  loggia: ours(rowsOf),
  reactPhotoAlbum: others((list) => computeRowsLayout(list, GAP_PX, 0, WIDTH_PX, SIZE_PX)),
  justifiedLayout: others(
    (list) =>
      list.length <= MAX_JUSTIFIED &&
      justifiedLayout(
        list.map(({ width, height }) => width / height),
        { containerWidth: WIDTH_PX, targetRowHeight: SIZE_PX, boxSpacing: GAP_PX },
      ),
  ),
};

/** Measures CPU time, which excludes other programs but includes garbage collection. */
function time(work) {
  const start = process.cpuUsage();
  const done = work();
  const { user, system } = process.cpuUsage(start);
  return done === false ? Number.NaN : (user + system) / 1000;
}

/** The tasks of a subject for a list, by the name of their measure. */
function worksOf({ all, screen, grow, planOf }, list) {
  const works = { [list.length]: () => all(list) };
  if (list.length < Math.max(...COUNTS)) return works;
  const appended = createList(APPENDED);
  const whole = [...list, ...appended];
  const grown = planOf?.(list);
  grown?.layoutAt(WIDTH_PX);
  return { ...works, screen: () => screen(list), grow: () => grow(grown, appended, whole) };
}

/** Measures every subject once, in a rotating order, and the platform twice. The first round is a warm-up. */
function measureRound(subjects, list, round, results) {
  const entries = Object.entries(subjects);
  const start = round % entries.length;
  const turns = [...entries.slice(start), ...entries.slice(0, start), ['control', subjects.platform]];
  for (const [name, subject] of turns) {
    const outcome = {};
    for (const [measure, work] of Object.entries(worksOf(subject, list))) outcome[measure] = time(work);
    if (round > 0) (results[name] ??= []).push(outcome);
  }
}

const results = {};
for (const [layout, subjects] of Object.entries({ masonry, rows })) {
  results[layout] = {};
  for (const list of COUNTS.map(createList)) {
    for (let round = 0; round <= rounds; round += 1) measureRound(subjects, list, round, results[layout]);
  }
}
console.log(JSON.stringify(results));
