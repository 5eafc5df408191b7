import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { restFixtures } from '../fixtures/wordpress/restFixtures.ts';
import type { RestExchange } from './RestExchange.ts';

const FOLDER = join(import.meta.dirname, '../../../shared/spec/recordings');
const FILES = ['wp-rest-collections', 'wp-plain-permalinks', 'wp-nonce', 'wp-media'];

const read = (file: string): readonly RestExchange[] =>
  (JSON.parse(readFileSync(join(FOLDER, `${file}.json`), 'utf8')) as { exchanges: readonly RestExchange[] }).exchanges;

/** Our fixtures and, if the project's shared folder exists, all recorded exchanges with a REST API. */
export const restExchanges: readonly RestExchange[] = [
  ...restFixtures,
  ...(existsSync(FOLDER) ? FILES.flatMap(read) : []),
];
