import sharp from 'sharp';

/** The edge of a block, in pixels of the picture. */
export const BLOCK_PX = 16;
/** The distance of two colours, along the three axes of RGB, from which on a block is another one. */
export const COLOUR_DISTANCE = 12;
/** The share of blocks that may differ. */
export const MAX_SHARE = 0.005;

const CHANNELS = 3;

/** Reads pixels, three bytes each, out of a PNG. */
async function readPixels(png) {
  const { data, info } = await sharp(png)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** The mean colour of each block of 16 × 16 pixels; at the far edges a block has what is left. */
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

/** Reads blocks that have been kept: a PNG with a pixel for each. */
export const readBlocks = readPixels;

const raw = ({ width, height }) => ({ raw: { width, height, channels: CHANNELS } });

/** Blocks as a PNG with a pixel for each. */
export const encodeBlocks = (blocks) => sharp(blocks.data, raw(blocks)).png({ compressionLevel: 9 }).toBuffer();

/** Compares what is expected with what is there. Pictures of two sizes have nothing in common. */
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

/** The blocks as large as the picture that they are of, to look at. */
export const enlargeBlocks = (blocks) =>
  sharp(blocks.data, raw(blocks))
    .resize(blocks.width * BLOCK_PX, blocks.height * BLOCK_PX, { kernel: 'nearest' })
    .png()
    .toBuffer();

/** The picture with a frame around each block that differs. */
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
