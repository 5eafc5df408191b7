import sharp from 'sharp';

const COLUMNS = 4;
const ROWS = 3;
const CELL_WIDTH = 480;
const LABEL_HEIGHT = 28;
const GAP = 12;

const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const label = (text) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CELL_WIDTH}" height="${LABEL_HEIGHT}"><text x="2" y="19" font-family="sans-serif" font-size="15" fill="#111">${escape(text)}</text></svg>`,
  );

/** Pictures of one sheet, each with its name above it. All have the same shape. */
async function composeSheet(shots, file) {
  const cells = await Promise.all(
    shots.map(async ({ name, picture }) => ({ name, input: await sharp(picture).resize(CELL_WIDTH).toBuffer() })),
  );
  const { height: pictureHeight = 0 } = await sharp(cells[0].input).metadata();
  const [width, height] = [CELL_WIDTH + GAP, pictureHeight + LABEL_HEIGHT + GAP];
  const rows = Math.ceil(cells.length / COLUMNS);
  const layers = cells.flatMap(({ name, input }, index) => {
    const [left, top] = [(index % COLUMNS) * width + GAP, Math.floor(index / COLUMNS) * height];
    return [
      { input: label(name), left, top },
      { input, left, top: top + LABEL_HEIGHT },
    ];
  });
  const canvas = { width: COLUMNS * width + GAP, height: rows * height + GAP, channels: 3, background: '#d8d8d8' };
  await sharp({ create: canvas }).composite(layers).png({ palette: true }).toFile(file);
}

/** Writes contact sheets of twelve pictures each, and returns their files. `fileOf` names the one with this number. */
export async function composeSheets(shots, fileOf) {
  const files = [];
  for (let start = 0; start < shots.length; start += COLUMNS * ROWS) {
    const file = fileOf(files.length + 1);
    await composeSheet(shots.slice(start, start + COLUMNS * ROWS), file);
    files.push(file);
  }
  return files;
}
