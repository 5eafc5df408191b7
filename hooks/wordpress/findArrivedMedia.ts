import { RestError } from '../errors/RestError.ts';
import type { RestClient } from '../rest/types.ts';
import { isRecord } from '../shared/foreignValues.ts';
import { ARRIVED_ITEM_COUNT, CLOCK_TOLERANCE_MS } from './constants.ts';

/** An item of the media library that is the file of an upload nobody answered. */
export interface ArrivedMedia {
  readonly id: number;
  /** Some sizes have not been made. */
  readonly isHalfMade: boolean;
}

export interface ArrivedMediaOptions {
  readonly client: RestClient;
  readonly file: Blob;
  readonly fileName: string;
  /** When the first upload of it began, in milliseconds since 1970. */
  readonly sinceMs: number;
  readonly signal: AbortSignal;
}

/** Letters and digits of a file's name without its ending: a server keeps those, whatever else it makes of the name. */
const stemOf = (name: string): string =>
  name
    .slice(0, 300)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\.[^.]{1,10}$/, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Whether a name of the server is one of that file, with a number behind it where the name was taken, or scaled down or turned. */
function isNameOf(serverName: string, fileName: string): boolean {
  const [found, wanted] = [stemOf(serverName.split('/').at(-1) ?? ''), stemOf(fileName)];
  return (
    wanted !== '' && found.startsWith(wanted) && /^\d{0,4}(?:scaled|rotated)?\d{0,4}$/.test(found.slice(wanted.length))
  );
}

function arrived(item: unknown, { file, fileName, sinceMs }: ArrivedMediaOptions): ArrivedMedia | undefined {
  const { id, date_gmt: date, media_details: details, missing_image_sizes: missing } = isRecord(item) ? item : {};
  if (typeof id !== 'number' || !Number.isSafeInteger(id) || id < 1) return undefined;
  const madeAtMs = typeof date === 'string' ? Date.parse(`${date}Z`) : Number.NaN;
  const { file: serverName, filesize } = isRecord(details) ? details : {};
  if (!(madeAtMs >= sinceMs - CLOCK_TOLERANCE_MS) || typeof serverName !== 'string') return undefined;
  // A photo that was scaled down or turned has another size than the one that was sent.
  const isAsSent = !/-(?:scaled|rotated)\b/.test(serverName);
  if (!isNameOf(serverName, fileName) || (isAsSent && typeof filesize === 'number' && filesize !== file.size))
    return undefined;
  return { id, isHalfMade: Array.isArray(missing) && missing.length > 0 };
}

/**
 * Looks through the newest items for a file that may have arrived, by name, size and date; undefined where it is not there, or the
 * server does not let the asker look.
 */
export async function findArrivedMedia(options: ArrivedMediaOptions): Promise<ArrivedMedia | undefined> {
  const query = { context: 'edit', per_page: ARRIVED_ITEM_COUNT, orderby: 'date', order: 'desc' };
  try {
    const { body } = await options.client.ask({ path: '/wp/v2/media', query, signal: options.signal });
    const items: readonly unknown[] = Array.isArray(body) ? body : [];
    for (const item of items) {
      const found = arrived(item, options);
      if (found) return found;
    }
  } catch (error) {
    if (!(error instanceof RestError)) throw error;
  }
  return undefined;
}
