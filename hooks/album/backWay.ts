/** How the entry of the browser's history that is on top came to be: `entered` from the level above, `moved` to from elsewhere. */
export type AlbumWay = 'entered' | 'moved';

export interface BackSituation {
  /** Undefined: the page was opened on it. */
  readonly way: AlbumWay | undefined;
  /** Address that led to the page, '' for none. */
  readonly referrer: string;
  /** Host of the page. */
  readonly host: string;
  /** Length of the browser's history. */
  readonly historyLength: number;
}

function hostOf(address: string): string {
  try {
    return new URL(address).host;
  } catch {
    return '';
  }
}

/**
 * Where Back of an album leads (specification, point 2): `history`, back in the browser's history, or `up`, to the address of
 * the level above, where the page before is of another site or is not there at all.
 */
export function backWay({ way, referrer, host, historyLength }: BackSituation): 'history' | 'up' {
  if (way) return way === 'entered' ? 'history' : 'up';
  return historyLength > 1 && hostOf(referrer) === host ? 'history' : 'up';
}
