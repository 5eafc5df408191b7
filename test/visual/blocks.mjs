import sharp from 'sharp';

/** The size of a block, in image pixels. */
const BLOCK_PX = 16;
/** The RGB distance above which two blocks differ. */
export const COLOUR_DISTANCE = 12;
/** The maximum share of differing blocks. */
export const MAX_SHARE = 0.005;

const CHANNELS = 3;

/** Reads the RGB pixels of a PNG. */
async function readPixels(png) {
  const { data, info } = await sharp(png)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** The mean color of each block of 16 × 16 pixels. Blocks at the right and bottom edges may be smaller. */
export function meanBlocks({ width, height, data }) {
  const columns = Math.ceil(width / BLOCK_PX);
  const rows = Math.ceil(height / BLOCK_PX);
  const sums = new Float64Array(columns * rows * CHANNELS);
  const counts = new Uint32Array(columns * rows);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const block = Math.floor(y / BLOCK_PX) * columns + Math.floor(x / BLOCK_PX);
      counts[block] += 1;
      for (let channel = 0; channel < CHANNELS; channel += 1)
        sums[block * CHANNELS + channel] += data[(y * width + x) * CHANNELS + channel];
    }
  }
  const means = sums.map((sum, index) => Math.round(sum / counts[Math.floor(index / CHANNELS)]));
  return { width: columns, height: rows, data: Uint8Array.from(means) };
}

/** The blocks of a screenshot. */
export const blocksOf = async (png) => meanBlocks(await readPixels(png));

/** Reads stored blocks from a PNG with one pixel per block. */
export const readBlocks = readPixels;

const raw = ({ width, height }) => ({ raw: { width, height, channels: CHANNELS } });

/** Encodes blocks as a PNG with one pixel per block. */
export const encodeBlocks = (blocks) => sharp(blocks.data, raw(blocks)).png({ compressionLevel: 9 }).toBuffer();

/** Compares expected and actual blocks. Images of different sizes differ completely. */
export function compareBlocks(expected, actual) {
  const count = expected.width * expected.height;
  if (expected.width !== actual.width || expected.height !== actual.height) return { share: 1, differing: [] };
  const differing = [];
  for (let block = 0; block < count; block += 1) {
    const at = block * CHANNELS;
    const distance = Math.hypot(...[0, 1, 2].map((channel) => expected.data[at + channel] - actual.data[at + channel]));
    if (distance > COLOUR_DISTANCE) differing.push(block);
  }
  return { share: differing.length / count, differing };
}

/** Enlarges blocks to the size of their image, for viewing. */
export const enlargeBlocks = (blocks) =>
  sharp(blocks.data, raw(blocks))
    .resize(blocks.width * BLOCK_PX, blocks.height * BLOCK_PX, { kernel: 'nearest' })
    .png()
    .toBuffer();

/** Marks each differing block in an image with a frame. */
export async function markBlocks(png, { width: columns }, differing) {
  const { width, height } = await sharp(png).metadata();
  const frames = differing.map((block) => {
    const [x, y] = [(block % columns) * BLOCK_PX, Math.floor(block / columns) * BLOCK_PX];
    return `<rect x="${x}" y="${y}" width="${BLOCK_PX}" height="${BLOCK_PX}"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="#f004" stroke="#f00">${frames.join('')}</svg>`;
  return sharp(png)
    .composite([{ input: Buffer.from(svg), left: 0, top: 0 }])
    .png()
    .toBuffer();
}
