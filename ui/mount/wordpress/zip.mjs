import { crc32, deflateRawSync } from 'node:zlib';

const LOCAL_HEADER = 0x04034b50;
const CENTRAL_HEADER = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
const UTF_8_NAMES = 0x0800;
const DEFLATE = 8;
/** 1 January 2026, so that the same files always result in the same zip file. */
const DATE = ((2026 - 1980) << 9) | (1 << 5) | 1;

function header(size, fields) {
  const buffer = Buffer.alloc(size);
  let offset = 0;
  for (const [bytes, value] of fields) offset = buffer.writeUIntLE(value, offset, bytes);
  return buffer;
}

/** Returns a zip file. `files` are `[name, content]` pairs with forward slashes in the names. */
export function zip(files) {
  const parts = [];
  const directory = [];
  let offset = 0;
  for (const [path, content] of files) {
    const name = Buffer.from(path);
    const packed = deflateRawSync(content, { level: 9 });
    const shared = [
      [2, VERSION],
      [2, UTF_8_NAMES],
      [2, DEFLATE],
      [2, 0],
      [2, DATE],
      [4, crc32(content)],
      [4, packed.length],
      [4, content.length],
      [2, name.length],
      [2, 0],
    ];
    parts.push(header(30, [[4, LOCAL_HEADER], ...shared]), name, packed);
    directory.push(
      header(46, [[4, CENTRAL_HEADER], [2, VERSION], ...shared, [2, 0], [2, 0], [2, 0], [4, 0], [4, offset]]),
    );
    directory.push(name);
    offset += 30 + name.length + packed.length;
  }
  const list = Buffer.concat(directory);
  const end = header(22, [
    [4, END],
    [2, 0],
    [2, 0],
    [2, files.length],
    [2, files.length],
    [4, list.length],
    [4, offset],
  ]);
  return Buffer.concat([...parts, list, end]);
}
