// Runs in a page: draws a motif picture by picture and encodes it, as slowly as the machine is.
/** Motifs are drawn for this size, and filmed smaller: that is what small files have room for. */
const STAGE = { width: 960, height: 540 };
const WIDTH = 640;
const HEIGHT = 360;
const FRAMES_A_SECOND = 20;
const KEY_EVERY_S = 3;
const MICROSECONDS = 1_000_000;
const WAITING_FRAMES = 8;

function toBase64(bytes) {
  let letters = '';
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters);
}

/** Encodes a clip whose end is its beginning. `quantizer` is VP9's: 0 is the best, 63 the smallest. */
async function film(name, { seconds, quantizer }) {
  const { draw } = await import(`./motifs/${name}.mjs`);
  const canvas = new OffscreenCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d', { alpha: false });
  const frames = [];
  const encoder = new VideoEncoder({
    output(chunk) {
      const data = new Uint8Array(chunk.byteLength);
      chunk.copyTo(data);
      frames.push({ data: toBase64(data), timeMs: Math.round(chunk.timestamp / 1000), isKey: chunk.type === 'key' });
    },
    error(error) {
      throw error;
    },
  });
  encoder.configure({
    codec: 'vp09.00.31.08',
    width: WIDTH,
    height: HEIGHT,
    framerate: FRAMES_A_SECOND,
    bitrateMode: 'quantizer',
    latencyMode: 'quality',
  });
  const count = Math.round(seconds * FRAMES_A_SECOND);
  for (let index = 0; index < count; index += 1) {
    const scale = WIDTH / STAGE.width;
    context.setTransform(scale, 0, 0, scale, 0, 0);
    context.globalAlpha = 1;
    context.globalCompositeOperation = 'source-over';
    draw(context, index / count, STAGE);
    const frame = new VideoFrame(canvas, {
      timestamp: Math.round((index / FRAMES_A_SECOND) * MICROSECONDS),
      duration: Math.round(MICROSECONDS / FRAMES_A_SECOND),
    });
    encoder.encode(frame, { keyFrame: index % (KEY_EVERY_S * FRAMES_A_SECOND) === 0, vp9: { quantizer } });
    frame.close();
    while (encoder.encodeQueueSize > WAITING_FRAMES) {
      await new Promise((resolve) => {
        encoder.addEventListener('dequeue', resolve, { once: true });
      });
    }
  }
  await encoder.flush();
  encoder.close();
  return { frames, width: WIDTH, height: HEIGHT, durationMs: (count / FRAMES_A_SECOND) * 1000 };
}

/** One picture of a motif, as PNG in base64. */
async function photograph(name, moment) {
  const { draw } = await import(`./motifs/${name}.mjs`);
  const canvas = new OffscreenCanvas(STAGE.width, STAGE.height);
  draw(canvas.getContext('2d', { alpha: false }), moment, STAGE);
  const blob = await canvas.convertToBlob({ type: 'image/png' });
  return toBase64(new Uint8Array(await blob.arrayBuffer()));
}

globalThis.studio = { film, photograph };
