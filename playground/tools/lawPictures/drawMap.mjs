// node playground/tools/lawPictures/drawMap.mjs: draws the streets around the invented office, and a brass pin.
import { writeFileSync } from 'node:fs';

const WIDTH = 600;
const HEIGHT = 400;
const BLOCK = { across: 78, down: 62 };
const MAIN_ACROSS = new Set([2, 6]);
/** A quiet street that crosses the river too. */
const BRIDGE = 3;
const MAIN_DOWN = new Set([3]);
const PARK = { columns: [4, 5], rows: [1, 2] };
const OFFICE = { column: 3.5, row: 2.5 };
const COLORS = {
  ground: '#f4f0e7',
  building: '#e4dccd',
  edge: '#d3c9b7',
  water: '#b4c6d1',
  bank: '#9fb4c1',
  park: '#d3dbc2',
  tree: '#bccaa8',
  casing: '#d8cfbf',
  street: '#fffdf8',
  main: '#f0dcb4',
  mainCasing: '#cfae75',
  rail: '#9aa3a8',
  ink: '#14202b',
};

let state = 11;
const random = () => {
  state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
  return state / 2 ** 32;
};

/** The grid of the old town, as the ground bends it. */
function placeOf(column, row) {
  const x = -40 + column * BLOCK.across + 9 * Math.sin(row * 0.9 + 0.4) - 5 * row;
  const y = -46 + row * BLOCK.down + 11 * Math.sin(column * 0.62) + 4 * column;
  return [x, y];
}
const riverAt = (x) => 318 + 30 * Math.sin(x / 120 - 0.6) - x * 0.06;
const RIVER_BREADTH = 27;

const round = (value) => Math.round(value * 10) / 10;
const path = (points) => `M${points.map((point) => point.map(round).join(' ')).join('L')}`;
/** A closed line of few letters: each corner as its way from the one before. */
function shape(points) {
  const [first, ...others] = points.map((point) => point.map(Math.round));
  const ways = others.map(
    ([x, y], index) => `${x - (others[index - 1] ?? first)[0]} ${y - (others[index - 1] ?? first)[1]}`,
  );
  return `M${first.join(' ')}l${ways.join(' ')}z`;
}
const steps = (from, to, by) =>
  Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, index) => from + index * by);

const column = (at) => path(steps(-1, 9, 0.5).map((row) => placeOf(at, row)));
const row = (at) => path(steps(-1, 11, 0.5).map((across) => placeOf(across, at)));
const isWater = ([x, y]) => Math.abs(y - riverAt(x)) < RIVER_BREADTH + 9;
const isInPark = (across, down) => PARK.columns.includes(across) && PARK.rows.includes(down);

/** Houses stand along the streets; the middle of a block is a yard. */
function houses(across, down) {
  if (isInPark(across, down)) return [];
  const lots = [];
  for (const [left, top, right, bottom] of [
    [0.14, 0.17, 0.38, 0.83],
    [0.4, 0.17, 0.62, 0.4],
    [0.4, 0.62, 0.62, 0.83],
    [0.64, 0.17, 0.87, 0.5],
    [0.64, 0.53, 0.87, 0.83],
  ]) {
    if (random() < 0.12) continue;
    const inset = random() * 0.06;
    const corners = [
      [left, top],
      [right - inset, top],
      [right - inset, bottom - inset],
      [left, bottom - inset],
    ].map(([u, v]) => placeOf(across + u, down + v));
    if (!corners.some((corner) => isWater(corner))) lots.push(shape(corners));
  }
  return lots;
}

function park() {
  const corners = [
    [PARK.columns[0] + 0.1, PARK.rows[0] + 0.12],
    [PARK.columns[1] + 0.9, PARK.rows[0] + 0.12],
    [PARK.columns[1] + 0.9, PARK.rows[1] + 0.88],
    [PARK.columns[0] + 0.1, PARK.rows[1] + 0.88],
  ].map(([u, v]) => placeOf(u, v));
  const trees = Array.from({ length: 46 }, () => {
    const [x, y] = placeOf(PARK.columns[0] + 0.2 + random() * 1.6, PARK.rows[0] + 0.24 + random() * 1.5);
    return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(2.4 + random() * 2.6)}"/>`;
  });
  const [x, y] = placeOf(PARK.columns[1], PARK.rows[1]);
  const ways = [corners[0], corners[1], corners[2], corners[3]].map((corner) => path([corner, [x, y]])).join('');
  return `<path d="${path(corners)}Z" fill="${COLORS.park}"/><g fill="${COLORS.tree}">${trees.join('')}</g>
<path d="${ways}" stroke="${COLORS.ground}" stroke-width="2.4" fill="none"/>
<ellipse cx="${round(x)}" cy="${round(y)}" rx="17" ry="11" fill="${COLORS.water}" stroke="${COLORS.ground}" stroke-width="3"/>`;
}

const all = steps(0, 9, 1);
const quiet = [
  ...all.filter((at) => !MAIN_ACROSS.has(at)).map((at) => column(at)),
  ...all.filter((at) => !MAIN_DOWN.has(at) && at < 8).map((at) => row(at)),
].join('');
const main = [...[...MAIN_ACROSS].map((at) => column(at)), ...[...MAIN_DOWN].map((at) => row(at))].join('');
const river = path(steps(-20, WIDTH + 20, 10).map((x) => [x, riverAt(x)]));
const railway = path(steps(-20, WIDTH + 20, 20).map((x) => [x, 30 + 26 * Math.cos(x / 190 + 0.5)]));
const blocks = all.flatMap((across) => steps(0, 8, 1).flatMap((down) => houses(across, down))).join('');
const [x, y] = placeOf(OFFICE.column, OFFICE.row + 0.16).map(round);
const landing = [
  [296, riverAt(296) - RIVER_BREADTH - 6],
  [300, riverAt(300) - 4],
];
const [courtX, courtY] = placeOf(2.5, 1.5).map(round);
const line = (d, color, width, more = '') => `<path d="${d}" stroke="${color}" stroke-width="${width}" ${more}/>`;

const map = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="${COLORS.ground}"/>
<path d="${blocks}" fill="${COLORS.building}" stroke="${COLORS.edge}" stroke-width=".7"/>
<g fill="none" stroke-linejoin="round">
${line(quiet, COLORS.casing, 8)}
${line(quiet, COLORS.street, 6.4)}
${line(river, COLORS.bank, RIVER_BREADTH * 2 + 3)}
${line(river, COLORS.water, RIVER_BREADTH * 2)}
${line(column(BRIDGE), COLORS.casing, 8)}
${line(column(BRIDGE), COLORS.street, 6.4)}
</g>
${park()}
<g fill="none" stroke-linejoin="round">
${line(main, COLORS.mainCasing, 13)}
${line(main, COLORS.main, 11)}
${line(railway, COLORS.rail, 3)}
${line(railway, COLORS.ground, 1.8, 'stroke-dasharray="8 8"')}
</g>
${line(path(landing), COLORS.ink, 5)}
<g fill="${COLORS.ink}"><path d="M${courtX - 17} ${courtY - 14}h34v4h-34zm3 7h4v15h-4zm8 0h4v15h-4zm8 0h4v15h-4zm8 0h4v15h-4zm-27 17h34v4h-34zM${courtX} ${courtY - 27}l19 11h-38z"/></g>
<g font-family="Georgia,'Liberation Serif',serif" font-size="19" fill="${COLORS.ink}" stroke="${COLORS.ground}" stroke-width="4" stroke-linejoin="round" paint-order="stroke" text-anchor="middle">
<text x="${x}" y="${y + 36}" font-weight="700" font-size="23">Arcade Row</text>
<text x="${courtX}" y="${courtY + 30}">Courthouse</text>
<text x="${landing[0][0] + 4}" y="${landing[0][1] - 8}">Ferry</text>
</g>
<text x="${WIDTH - 70}" y="${round(riverAt(WIDTH - 70) + 8)}" transform="rotate(-14 ${WIDTH - 70} ${round(riverAt(WIDTH - 70) + 8)})" font-family="Georgia,'Liberation Serif',serif" font-size="21" font-style="italic" letter-spacing="3" text-anchor="middle" fill="#355a70">Hald</text>
<ellipse cx="${x}" cy="${y}" rx="9" ry="3.4" fill="${COLORS.ink}" opacity=".28"/>
<path d="M${x} ${y}c-4-12-17-19-17-34a17 17 0 0 1 34 0c0 15-13 22-17 34z" fill="#b48a4a" stroke="${COLORS.ink}" stroke-width="1.6"/>
<path d="M${x - 7} ${y - 28}v-6a7 7 0 0 1 14 0v6z" fill="#f7f4ee"/>
</svg>
`;
writeFileSync(new URL('../../site/public/assets/law/map.svg', import.meta.url), map);
