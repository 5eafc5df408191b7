import sharp from 'sharp';

/** The maximum size of a sheet, so that it is still legible at a glance. */
const SHEET_WIDTH = 1920;
const SHEET_HEIGHT = 1800;
const LARGEST_CELL_WIDTH = 620;
const SMALLEST_CELL_WIDTH = 300;
const LABEL_HEIGHT = 28;
const GAP = 12;

const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const label = (text, width) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${LABEL_HEIGHT}"><text x="2" y="19" font-family="sans-serif" font-size="15" fill="#111">${escape(text)}</text></svg>`,
  );

/** Three columns; more for phone screenshots, which must not be enlarged. */
const cellWidthOf = (width) => Math.min(LARGEST_CELL_WIDTH, Math.max(SMALLEST_CELL_WIDTH, Math.round(width * 0.77)));

async function toCell({ name, picture }, scaledWidth) {
  const { data, info } = await sharp(picture).resize(scaledWidth).toBuffer({ resolveWithObject: true });
  return { name, input: data, height: info.height + LABEL_HEIGHT + GAP };
}

/** Splits cells into rows, each as tall as its tallest cell. */
function splitRows(cells, columns) {
  const count = Math.ceil(cells.length / columns);
  return Array.from({ length: count }, (_, row) => {
    const own = cells.slice(row * columns, (row + 1) * columns);
    return { cells: own, height: Math.max(...own.map(({ height }) => height)) };
  });
}

/** Splits rows into sheets: as many as fit, at least one. */
function splitSheets(rows) {
  const sheets = [];
  let room = 0;
  for (const row of rows) {
    if (row.height > room) {
      sheets.push([]);
      room = SHEET_HEIGHT;
    }
    sheets.at(-1).push(row);
    room -= row.height;
  }
  return sheets;
}

async function composeSheet(rows, cellWidth, file) {
  let top = 0;
  const layers = rows.flatMap(({ cells, height }) => {
    const start = top;
    top += height;
    return cells.flatMap(({ name, input }, column) => {
      const left = column * (cellWidth + GAP) + GAP;
      return [
        { input: label(name, cellWidth), left, top: start },
        { input, left, top: start + LABEL_HEIGHT },
      ];
    });
  });
  const columns = Math.max(...rows.map(({ cells }) => cells.length));
  const canvas = { width: columns * (cellWidth + GAP) + GAP, height: top, channels: 3, background: '#d8d8d8' };
  await sharp({ create: canvas }).composite(layers).png({ palette: true }).toFile(file);
}

/**
 * Writes labeled contact sheets of the screenshots and returns their file names. `fileOf` returns the file name for the
 * number of a sheet.
 */
export async function composeSheets(shots, width, fileOf) {
  const cellWidth = cellWidthOf(width);
  const columns = Math.floor((SHEET_WIDTH - GAP) / (cellWidth + GAP));
  const cells = await Promise.all(shots.map((shot) => toCell(shot, cellWidth)));
  const sheets = splitSheets(splitRows(cells, columns)).map((rows, index) => ({ rows, file: fileOf(index + 1) }));
  for (const { rows, file } of sheets) await composeSheet(rows, cellWidth, file);
  return sheets.map(({ file }) => file);
}
