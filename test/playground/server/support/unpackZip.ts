import { crc32 } from 'node:zlib';
import { expect } from 'vitest';

const END_OF_DIRECTORY = 0x06054b50;
const CENTRAL_HEADER = 0x02014b50;
const LOCAL_HEADER = 0x04034b50;
const END_BYTES = 22;
const STORED = 0;

export interface UnpackedFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Reads the file of a directory entry. Checks that the local header matches the entry, and the checksum the content. */
function fileAt(zip: Buffer, line: number): UnpackedFile {
  expect(zip.readUInt16LE(line + 10), 'method').toBe(STORED);
  const nameLength = zip.readUInt16LE(line + 28);
  const name = zip.toString('utf8', line + 46, line + 46 + nameLength);
  const start = zip.readUInt32LE(line + 42);
  expect(zip.readUInt32LE(start), name).toBe(LOCAL_HEADER);
  expect(zip.subarray(start + 4, start + 28), name).toEqual(zip.subarray(line + 6, line + 30));
  const data = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28);
  expect(zip.toString('utf8', start + 30, start + 30 + nameLength)).toBe(name);
  const bytes = zip.subarray(data, data + zip.readUInt32LE(line + 20));
  expect(crc32(bytes), name).toBe(zip.readUInt32LE(line + 16));
  return { name, bytes };
}

/** Reads a ZIP file from its central directory. Supports only uncompressed files and no archive comment. */
export function unpackZip(zip: Buffer): readonly UnpackedFile[] {
  const end = zip.length - END_BYTES;
  expect(zip.readUInt32LE(end), 'end of the directory').toBe(END_OF_DIRECTORY);
  const count = zip.readUInt16LE(end + 10);
  const start = zip.readUInt32LE(end + 16);
  expect(start + zip.readUInt32LE(end + 12), 'size of the directory').toBe(end);
  const files: UnpackedFile[] = [];
  let line = start;
  for (let index = 0; index < count; index += 1) {
    expect(zip.readUInt32LE(line)).toBe(CENTRAL_HEADER);
    files.push(fileAt(zip, line));
    line += 46 + zip.readUInt16LE(line + 28) + zip.readUInt16LE(line + 30) + zip.readUInt16LE(line + 32);
  }
  expect(line).toBe(end);
  return files;
}
