import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { galleryBoxRecording } from '../fixtures/wordpress/galleryBoxRecording.ts';
import { frontendDataRecording } from '../fixtures/wordpress/frontendDataRecording.ts';
import { viewsRecording } from '../fixtures/wordpress/viewsRecording.ts';
import type { Recording } from './Recording.ts';

const FOLDER = join(import.meta.dirname, '../../../shared/spec/recordings');

const FIXTURES = {
  'pg-views': viewsRecording,
  'pg-frontend-data': frontendDataRecording,
  'pg-gallery-box': galleryBoxRecording,
};

export interface RecordingSource {
  /** `fixtures` always run; `recordings` need the project's shared folder. */
  readonly name: 'fixtures' | 'recordings';
  read(file: keyof typeof FIXTURES): Recording;
}

/** Returns the available exchanges to replay, and logs their source. */
export function readRecordings(): readonly RecordingSource[] {
  const fixtures: RecordingSource = { name: 'fixtures', read: (file) => FIXTURES[file] };
  const recordings: RecordingSource = {
    name: 'recordings',
    read: (file) => JSON.parse(readFileSync(join(FOLDER, `${file}.json`), 'utf8')) as Recording,
  };
  const isThere = existsSync(FOLDER);
  process.stdout.write(
    `contract: replaying fixtures${isThere ? ` and the recordings of ${FOLDER}` : `; no ${FOLDER}`}\n`,
  );
  return isThere ? [fixtures, recordings] : [fixtures];
}
