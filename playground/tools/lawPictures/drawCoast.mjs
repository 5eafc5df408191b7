// node playground/tools/lawPictures/drawCoast.mjs: draws the coast around the invented port: sea, moors, rivers, roads, towns, and a brass pin.
import { writeFileSync } from 'node:fs';

const WIDTH = 1280;
const HEIGHT = 720;
const PORT = [668, 338];
const COLORS = {
  sea: '#b9cdd6',
  shelves: ['#bfd2da', '#c7d8df', '#d2e0e5'],
  shore: '#8fa9b6',
  land: '#f3eee3',
  moor: '#e6decb',
  wood: '#d2dabd',
  town: '#dccfb9',
  river: '#8fb0c0',
  casing: '#c8a772',
  main: '#f3dfb6',
  minor: '#d9cdb8',
  rail: '#7d868c',
  ink: '#14202b',
  soft: '#55606a',
  seaText: '#355a70',
  brass: '#b48a4a',
};

let state = 5;
const random = () => {
  state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
  return state / 2 ** 32;
};

/** A line with the crooks of nature between the points it has to touch. */
function crooked(points, roughness, depth = 5) {
  if (depth === 0) return points;
  const finer = points.flatMap(([x, y], index) => {
    const next = points[index + 1];
    if (!next) return [[x, y]];
    const [dx, dy] = [next[0] - x, next[1] - y];
    const off = (random() - 0.5) * roughness;
    return [
      [x, y],
      [x + dx / 2 - dy * off, y + dy / 2 + dx * off],
    ];
  });
  return crooked(finer, roughness * 0.92, depth - 1);
}

/** A line of few letters: each point as its way from the one before. */
function path(points) {
  const [first, ...others] = points.map((point) => point.map(Math.round));
  const ways = others.map(([x, y], index) => {
    const [fromX, fromY] = others[index - 1] ?? first;
    return `${x - fromX} ${y - fromY}`;
  });
  return `M${first.join(' ')}l${ways.join(' ')}`;
}

/** Something that grew: a closed line around a place. */
function patch(x, y, across, down) {
  const around = Array.from({ length: 9 }, (_, index) => {
    const angle = (index / 9) * 2 * Math.PI;
    const reach = 0.72 + random() * 0.45;
    return [x + Math.cos(angle) * across * reach, y + Math.sin(angle) * down * reach];
  });
  return `${path(crooked([...around, around[0]], 0.45, 3))}z`;
}

const coast = crooked(
  [
    [420, -20],
    [470, 60],
    [455, 120],
    [540, 165],
    [560, 225],
    [640, 260],
    // The bay, and the haven in it.
    [630, 300],
    [672, 330],
    [680, 348],
    [740, 352],
    [800, 330],
    // The head.
    [862, 362],
    [846, 420],
    [880, 500],
    [930, 560],
    [985, 590],
    [1000, 660],
    [1060, 740],
  ],
  0.42,
  4,
);
const land = `${path([...coast, [-20, 740], [-20, -20]])}z`;

const rivers = [
  [
    [120, 250],
    [260, 300],
    [380, 286],
    [500, 330],
    [600, 322],
    [672, 336],
  ],
  [
    [300, 470],
    [290, 390],
    [380, 286],
  ],
  [
    [210, 60],
    [300, 110],
    [380, 96],
    [452, 118],
  ],
  [
    [360, 600],
    [520, 560],
    [640, 600],
    [800, 545],
    [925, 558],
  ],
].map((points) => path(crooked(points, 0.5, 4)));

const TOWNS = {
  halden: PORT,
  aldmoor: [300, 322],
  thornby: [452, 486],
  sandwick: [548, 196],
  kettleby: [212, 152],
  rookeBay: [818, 392],
  marsh: [700, 566],
  oldcastle: [180, 590],
  lastingsea: [940, 620],
};
const way = (...points) => path(crooked(points, 0.16, 3));
const mainRoads = [
  way([-20, 360], [140, 330], TOWNS.aldmoor, [420, 372], [560, 362], PORT),
  way([330, -20], [420, 90], [500, 150], TOWNS.sandwick, [590, 280], PORT),
  way(PORT, [690, 420], [672, 490], TOWNS.marsh, [800, 600], TOWNS.lastingsea, [1010, 740]),
].join('');
const minorRoads = [
  way(TOWNS.aldmoor, [260, 240], TOWNS.kettleby, [150, 60], [120, -20]),
  way(TOWNS.aldmoor, [380, 410], TOWNS.thornby, [560, 540], TOWNS.marsh),
  way(TOWNS.thornby, [330, 540], TOWNS.oldcastle, [-20, 640]),
  way(TOWNS.oldcastle, [240, 660], [300, 740]),
  way([690, 420], [750, 410], TOWNS.rookeBay),
  way(TOWNS.kettleby, [330, 170], [440, 150], [500, 150]),
  way(TOWNS.kettleby, [-20, 190]),
].join('');
const railway = way([-20, 420], [180, 380], [330, 352], [470, 400], [590, 392], [660, 346]);
const ferry = 'M676 334C780 240 960 170 1300 120';

const moors = [
  [170, 440, 120, 60],
  [330, 220, 90, 48],
  [560, 450, 80, 52],
  [90, 90, 80, 60],
  [460, 660, 110, 44],
].map((place) => patch(...place));
const woods = [
  [240, 520, 38, 24],
  [120, 300, 30, 22],
  [410, 420, 26, 20],
  [600, 650, 44, 22],
  [760, 470, 34, 26],
  [380, 180, 28, 18],
  [850, 660, 40, 24],
  [60, 520, 34, 26],
  [500, 280, 24, 18],
].map((place) => patch(...place));
const builtUp = [patch(PORT[0] - 22, PORT[1] + 12, 40, 26), patch(...TOWNS.aldmoor, 22, 16)].join('');

const stroke = (d, color, width, more = '') => `<path d="${d}" stroke="${color}" stroke-width="${width}" ${more}/>`;
const label = (x, y, size, text, more = '') => `<text x="${x}" y="${y}" font-size="${size}" ${more}>${text}</text>`;
const dot = ([x, y]) => `<circle cx="${x}" cy="${y}" r="5"/>`;
const names = [
  [TOWNS.aldmoor, -8, -18, 'Aldmoor', 'end'],
  [TOWNS.thornby, 14, 6, 'Thornby', 'start'],
  [TOWNS.sandwick, -14, 4, 'Sandwick', 'end'],
  [TOWNS.kettleby, 14, -8, 'Kettleby', 'start'],
  [TOWNS.rookeBay, -10, 28, 'Rooke Bay', 'middle'],
  [TOWNS.marsh, -12, 30, 'Great Marsh', 'middle'],
  [TOWNS.oldcastle, 0, -14, 'Oldcastle', 'middle'],
  [TOWNS.lastingsea, -14, 26, 'Lastingsea', 'end'],
].map(([[x, y], right, down, text, anchor]) => label(x + right, y + down, 21, text, `text-anchor="${anchor}"`));

const [x, y] = PORT;
const map = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<clipPath id="land"><path d="${land}"/></clipPath>
<rect width="${WIDTH}" height="${HEIGHT}" fill="${COLORS.sea}"/>
<g fill="none" stroke-linejoin="round">
${COLORS.shelves.map((color, index) => stroke(path(coast), color, [150, 84, 34][index])).join('\n')}
</g>
<path d="${land}" fill="${COLORS.land}" stroke="${COLORS.shore}" stroke-width="2.5" stroke-linejoin="round"/>
<g clip-path="url(#land)">
<path d="${moors.join('')}" fill="${COLORS.moor}"/>
<path d="${woods.join('')}" fill="${COLORS.wood}"/>
<path d="${builtUp}" fill="${COLORS.town}"/>
</g>
<g fill="none" stroke-linejoin="round" stroke-linecap="round">
${rivers.map((river, index) => stroke(river, COLORS.river, index === 0 ? 5 : 3)).join('\n')}
${stroke(minorRoads, COLORS.minor, 5)}
${stroke(railway, COLORS.rail, 4)}
${stroke(railway, COLORS.land, 2, 'stroke-dasharray="9 9" stroke-linecap="butt"')}
${stroke(mainRoads, COLORS.casing, 9)}
${stroke(mainRoads, COLORS.main, 6)}
${stroke(ferry, COLORS.seaText, 3, 'stroke-dasharray="1 11"')}
</g>
<g fill="#fff" stroke="${COLORS.ink}" stroke-width="2.5">${Object.values(TOWNS).map(dot).join('')}</g>
<g font-family="Georgia,'Liberation Serif',serif" fill="${COLORS.ink}" stroke="${COLORS.land}" stroke-width="4" stroke-linejoin="round" paint-order="stroke">
${names.join('\n')}
${label(x + 34, y + 44, 34, 'Port Halden', 'font-weight="700"')}
</g>
<g font-family="Georgia,'Liberation Serif',serif" font-style="italic" fill="${COLORS.seaText}">
${label(985, 330, 46, 'North Sea', 'letter-spacing="10"')}
${label(648, 212, 21, 'Halden Bay', 'letter-spacing="2"')}
${label(882, 398, 21, 'Rooke Head', 'letter-spacing="1"')}
${label(1058, 142, 20, 'Ferry', 'transform="rotate(-11 1058 142)"')}
${label(470, 312, 18, 'Hald', 'letter-spacing="2"')}
</g>
<g font-family="Georgia,'Liberation Serif',serif" font-style="italic" fill="${COLORS.soft}" font-size="20" letter-spacing="4" text-anchor="middle">
${label(160, 448, 20, 'Kettle Moor')}
${label(560, 456, 20, 'Thorn Moor')}
</g>
<g transform="translate(1216 86)" fill="${COLORS.ink}"><path d="M0-46 13 10 0 0-13 10z"/>${label(0, 36, 20, 'N', `text-anchor="middle" font-family="Georgia,'Liberation Serif',serif"`)}</g>
<ellipse cx="${x}" cy="${y}" rx="14" ry="5" fill="${COLORS.ink}" opacity=".3"/>
<path d="M${x} ${y}c-6-19-27-30-27-54a27 27 0 0 1 54 0c0 24-21 35-27 54z" fill="${COLORS.brass}" stroke="${COLORS.ink}" stroke-width="2.5"/>
<path d="M${x - 11} ${y - 45}v-9a11 11 0 0 1 22 0v9z" fill="#f7f4ee"/>
</svg>
`;
writeFileSync(new URL('../../site/public/assets/law/coast.svg', import.meta.url), map);
