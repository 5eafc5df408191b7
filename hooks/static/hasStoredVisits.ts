import { HITS_STORAGE_KEY, RATINGS_STORAGE_KEY } from './constants.ts';

/** Whether this visitor was here before: showings that the tab counted, or votes, as far as the browser tells. */
export function hasStoredVisits(): boolean {
  try {
    return (sessionStorage.getItem(HITS_STORAGE_KEY) ?? localStorage.getItem(RATINGS_STORAGE_KEY)) !== null;
  } catch {
    return false;
  }
}
