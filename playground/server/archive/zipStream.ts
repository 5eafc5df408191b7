import { crc32 } from 'node:zlib';

/** A file to pack. */
export interface ZipEntry {
  /** The file name, without a folder. */
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly modified: Date;
}

const LOCAL_HEADER = 0x04034b50;
const CENTRAL_HEADER = 0x02014b50;
const END_OF_DIRECTORY = 0x06054b50;
const VERSION = 20;
/** Marks file names as UTF-8. */
const UTF8_FLAG = 0x0800;

/** Returns an MS-DOS date and time: years since 1980, in steps of two seconds. */
function dosTime(date: Date): number {
  const time = (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1);
  const day = (Math.max(0, date.getUTCFullYear() - 1980) << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate();
  return ((day << 16) | time) >>> 0;
}

/**
 * Returns the fields shared by a file's local header and its directory entry. Images are already compressed, so they
 * are stored without compression.
 */
function commonFields({ name, bytes, modified }: ZipEntry): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(VERSION, 0);
  fields.writeUInt16LE(UTF8_FLAG, 2);
  fields.writeUInt32LE(dosTime(modified), 6);
  fields.writeUInt32LE(crc32(bytes), 10);
  fields.writeUInt32LE(bytes.byteLength, 14);
  fields.writeUInt32LE(bytes.byteLength, 18);
  fields.writeUInt16LE(Buffer.byteLength(name), 22);
  return fields;
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function directoryLine(entry: ZipEntry, fields: Buffer, offset: number): Buffer {
  const places = Buffer.alloc(14);
  places.writeUInt32LE(offset, 10);
  return Buffer.concat([signature(CENTRAL_HEADER), Buffer.from([VERSION, 0]), fields, places, Buffer.from(entry.name)]);
}

function directoryEnd(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(18);
  end.writeUInt16LE(count, 4);
  end.writeUInt16LE(count, 6);
  end.writeUInt32LE(size, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([signature(END_OF_DIRECTORY), end]);
}

/** Streams a zip file, with only one of its entries in memory at a time. */
export async function* zipStream(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const lines: Buffer[] = [];
  let offset = 0;
  for await (const entry of entries) {
    const fields = commonFields(entry);
    const header = Buffer.concat([signature(LOCAL_HEADER), fields, Buffer.from(entry.name)]);
    yield header;
    yield entry.bytes;
    lines.push(directoryLine(entry, fields, offset));
    offset += header.byteLength + entry.bytes.byteLength;
  }
  const directory = Buffer.concat(lines);
  yield directory;
  yield directoryEnd(lines.length, directory.byteLength, offset);
}
