import type { PhotoImportRequest, PhotoImportUpdate } from '../backend/PhotoImporter.ts';
import { fillLabel } from '../shared/fillLabel.ts';
import { IMPORT_MIN_PHOTOS } from './constants.ts';
import type { PhotoImportLabels } from './labels.ts';
import type { PhotoImportField, PhotoImportProblems } from './types.ts';

const UPDATES: readonly string[] = ['none', 'add', 'replace'] satisfies readonly PhotoImportUpdate[];
const isUpdate = (text: string): text is PhotoImportUpdate => UPDATES.includes(text);

/** What the form says, in its own names. */
export function readImportForm(data: FormData): PhotoImportRequest {
  const text = (field: PhotoImportField): string => {
    const value = data.get(field);
    return typeof value === 'string' ? value.trim() : '';
  };
  const update = text('update');
  return {
    user: text('user'),
    accessToken: text('token'),
    isWholePost: data.get('wholePost') !== null,
    imageCount: text('imageCount') === '' ? Number.NaN : Number(text('imageCount')),
    update: isUpdate(update) ? update : 'none',
  };
}

/** What is wrong with a request, by field and in the order of the form. */
export function findProblems(
  { user, accessToken, imageCount }: PhotoImportRequest,
  maximum: number,
  labels: PhotoImportLabels,
): PhotoImportProblems {
  const problems = new Map<PhotoImportField, string>();
  if (user === '') problems.set('user', labels.userMissing);
  if (accessToken === '') problems.set('token', labels.tokenMissing);
  if (!Number.isInteger(imageCount) || imageCount < IMPORT_MIN_PHOTOS || imageCount > maximum) {
    problems.set('imageCount', fillLabel(labels.countWrong, { minimum: IMPORT_MIN_PHOTOS, maximum }));
  }
  return problems;
}
