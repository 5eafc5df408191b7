// A WebM file is a tree of elements: an id, a length, and the content. https://www.rfc-editor.org/rfc/rfc8794
const TIMESTAMP_SCALE_NS = 1_000_000;
const CLUSTER_LIMIT_MS = 30_000;

function numberBytes(value) {
  const bytes = [];
  for (let rest = value; rest > 0 || bytes.length === 0; rest = Math.floor(rest / 256)) bytes.unshift(rest % 256);
  return Buffer.from(bytes);
}

function floatBytes(value) {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return bytes;
}

/** Four bytes, always: then the place of an element does not depend on the lengths before it. */
const lengthBytes = (length) =>
  Buffer.from([0x10 | (length >>> 24), (length >>> 16) & 255, (length >>> 8) & 255, length & 255]);

function element(id, content) {
  const body = Array.isArray(content) ? Buffer.concat(content) : content;
  return Buffer.concat([numberBytes(id), lengthBytes(body.length), body]);
}

const number = (id, value) => element(id, numberBytes(value));
const text = (id, value) => element(id, Buffer.from(value));

function block({ data, isKey }, offsetMs) {
  const head = Buffer.from([0x81, (offsetMs >> 8) & 255, offsetMs & 255, isKey ? 0x80 : 0]);
  return element(0xa3, [head, data]);
}

/** Pictures from one key picture to the next. */
function groupsOf(frames) {
  const groups = [];
  for (const frame of frames) {
    const last = groups.at(-1);
    if (!last || (frame.isKey && last.length > 0)) groups.push([frame]);
    else last.push(frame);
  }
  return groups;
}

function cluster(frames) {
  const startMs = frames[0].timeMs;
  if (frames.at(-1).timeMs - startMs > CLUSTER_LIMIT_MS)
    throw new Error('A cluster reaches at most 32 seconds: set more key pictures.');
  return element(0x1f43b675, [number(0xe7, startMs), ...frames.map((frame) => block(frame, frame.timeMs - startMs))]);
}

function cues(groups, places) {
  return element(
    0x1c53bb6b,
    groups.map(([{ timeMs }], index) =>
      element(0xbb, [number(0xb3, timeMs), element(0xb7, [number(0xf7, 1), element(0xf1, placeBytes(places[index]))])]),
    ),
  );
}

function placeBytes(place) {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(place);
  return bytes;
}

/**
 * A WebM file with one silent track. It says how long it is and where its key pictures are, before the first of them: a browser
 * can jump in it as soon as its first bytes are there, which it cannot in what a MediaRecorder writes.
 */
export function writeWebm({ frames, width, height, durationMs, codec }) {
  const head = element(0x1a45dfa3, [
    ...[0x4286, 0x42f7].map((id) => number(id, 1)),
    number(0x42f2, 4),
    number(0x42f3, 8),
    text(0x4282, 'webm'),
    number(0x4287, 4),
    number(0x4285, 2),
  ]);
  const info = element(0x1549a966, [
    number(0x2ad7b1, TIMESTAMP_SCALE_NS),
    element(0x4489, floatBytes(durationMs)),
    text(0x4d80, 'loggia'),
    text(0x5741, 'loggia'),
  ]);
  const video = element(0xe0, [number(0xb0, width), number(0xba, height)]);
  const tracks = element(0x1654ae6b, [
    element(0xae, [number(0xd7, 1), number(0x73c5, 1), number(0x9c, 0), text(0x86, codec), number(0x83, 1), video]),
  ]);
  const groups = groupsOf(frames);
  const clusters = groups.map(cluster);
  const before =
    info.length +
    tracks.length +
    cues(
      groups,
      groups.map(() => 0),
    ).length;
  let place = before;
  const places = clusters.map((each) => {
    const own = place;
    place += each.length;
    return own;
  });
  return Buffer.concat([head, element(0x18538067, [info, tracks, cues(groups, places), ...clusters])]);
}
