// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { PHOTO_IMPORT_LABELS } from '../../../hooks/admin/photoImport/labels.ts';
import { photoImportReducer, INITIAL_PHOTO_IMPORT } from '../../../hooks/admin/photoImport/photoImportReducer.ts';
import { findProblems, readImportForm } from '../../../hooks/admin/photoImport/usePhotoImport.ts';
import { OfflineError } from '../../../hooks/core/errors/OfflineError.ts';

function fill(values: Readonly<Record<string, string>>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return data;
}

const GOOD = { user: ' hills ', token: 'abc', imageCount: '12', update: 'add', wholePost: '1' };

describe('the import form', () => {
  test('is parsed with surrounding spaces trimmed', () => {
    expect(readImportForm(fill(GOOD))).toEqual({
      user: 'hills',
      accessToken: 'abc',
      isWholePost: true,
      imageCount: 12,
      update: 'add',
    });
  });

  test('falls back to `none` for an unknown `update` value', () => {
    expect(readImportForm(fill({ ...GOOD, update: 'destroy' })).update).toBe('none');
  });

  test.each([
    ['1', true],
    ['25', true],
    ['0', false],
    ['26', false],
    ['-3', false],
    ['2.5', false],
    ['1e1', true],
    ['', false],
    ['many', false],
  ])('accepts %j as the number of photos: %s', (imageCount, isRight) => {
    const problems = findProblems(readImportForm(fill({ ...GOOD, imageCount })), 25, PHOTO_IMPORT_LABELS);
    expect(problems.has('imageCount')).toBe(!isRight);
  });

  test('lists errors in field order', () => {
    const problems = findProblems(readImportForm(new FormData()), 25, PHOTO_IMPORT_LABELS);
    expect([...problems]).toEqual([
      ['user', 'Please enter an account.'],
      ['token', 'Please enter an access token.'],
      ['imageCount', 'Please enter a whole number from 1 to 25.'],
    ]);
  });
});

describe('an import', () => {
  const answered = { type: 'responded', response: { type: 'nothing' }, update: 'none' } as const;

  test('ignores a response without a request', () => {
    expect(photoImportReducer(INITIAL_PHOTO_IMPORT, answered)).toBe(INITIAL_PHOTO_IMPORT);
    expect(photoImportReducer(INITIAL_PHOTO_IMPORT, { type: 'added' })).toBe(INITIAL_PHOTO_IMPORT);
    expect(photoImportReducer(INITIAL_PHOTO_IMPORT, { type: 'resumed' })).toBe(INITIAL_PHOTO_IMPORT);
    expect(photoImportReducer(INITIAL_PHOTO_IMPORT, { type: 'failed', failure: new OfflineError() })).toBe(
      INITIAL_PHOTO_IMPORT,
    );
  });

  test('is not started twice', () => {
    const loading = photoImportReducer(INITIAL_PHOTO_IMPORT, { type: 'requested' });
    expect(photoImportReducer(loading, { type: 'requested' })).toBe(loading);
    expect(photoImportReducer(loading, { type: 'foundInvalid', problems: new Map() })).toBe(loading);
  });

  test('is empty if all items are unusable', () => {
    const answer = { type: 'photos', photos: [null, null] } as const;
    expect(photoImportReducer({ status: 'loading' }, { ...answered, response: answer })).toEqual({ status: 'empty' });
  });
});
