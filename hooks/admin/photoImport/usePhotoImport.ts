'use client';
import { useEffect, useState } from 'react';
import type { PhotoImportRequest, PhotoImportUpdate } from '../../data/backend/PhotoImporter.ts';
import { responseErrorLabel } from '../../core/errors/responseErrors.ts';
import { HttpStatusError } from '../../core/errors/HttpStatusError.ts';
import type { LoggiaError } from '../../core/errors/LoggiaError.ts';
import { fillLabel } from '../../core/shared/fillLabel.ts';
import { unshadowed } from '../../core/shared/unshadowed.ts';
import { useLabels } from '../../core/shared/useLabels.ts';
import { useStableCallback } from '../../core/shared/useStableCallback.ts';
import { IMPORT_MAX_PHOTOS, IMPORT_MIN_PHOTOS } from './constants.ts';
import { PHOTO_IMPORT_LABELS, type PhotoImportLabels } from './labels.ts';
import { isImporting, type PhotoBatch, type PhotoImportState } from './photoImportReducer.ts';
import type { PhotoImportField, PhotoImportErrors, UsePhotoImportOptions, UsePhotoImportResult } from './types.ts';
import { usePhotoImportGetters } from './usePhotoImportGetters.ts';
import { usePhotoImportRun } from './usePhotoImportRun.ts';

const NO_PROBLEMS: PhotoImportErrors = new Map();

function inputOf(form: HTMLFormElement | null, field: PhotoImportField): HTMLElement | null {
  // Other fields may have the same name as a form property and shadow it.
  const found = form && unshadowed(form).elements.namedItem(field);
  return found instanceof HTMLElement ? found : null;
}

/**
 * Lets administrators import photos from a provider's account into a gallery. The access token is kept only in its
 * input, never in state, in a URL or in an error.
 *
 * @example
 * const photoImport = usePhotoImport({ importer, addPhoto: (photo, { signal }) => save(photo, signal) });
 * <form {...photoImport.getFormProps()}>
 *   <label {...photoImport.getLabelProps({ field: 'user' })} />
 *   <input {...photoImport.getUserInputProps()} />
 *   …
 */
export function usePhotoImport(options: UsePhotoImportOptions): UsePhotoImportResult {
  const { maxCount = IMPORT_MAX_PHOTOS } = options;
  const labels = useLabels(PHOTO_IMPORT_LABELS, options.labels);
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const forgetToken = useStableCallback(() => {
    const input = inputOf(form, 'token');
    if (input instanceof HTMLInputElement) input.value = '';
  });
  const { state, dispatch, load, resume, cancel } = usePhotoImportRun({ ...options, onArrival: forgetToken });
  const { status } = state;
  const problems = state.status === 'invalid' ? state.problems : NO_PROBLEMS;
  const isBusy = isImporting(state);

  const start = useStableCallback((request: PhotoImportRequest) => {
    const found = findProblems(request, maxCount, labels);
    if (found.size > 0) dispatch({ type: 'foundInvalid', problems: found });
    else load(request);
  });
  const submit = useStableCallback(() => {
    if (form && !isBusy) start(readImportForm(new FormData(form)));
  });
  const retry = useStableCallback(() => (state.status === 'failed' && state.batch ? resume() : submit()));
  useEffect(() => {
    const [first] = problems.keys();
    if (first !== undefined) inputOf(form, first)?.focus();
  }, [problems, form]);

  const batch = 'batch' in state ? state.batch : null;
  const facts = {
    status,
    message: importMessage(state, labels),
    errors: problems,
    isBusy,
    progress: batch && { addedCount: batch.addedCount, totalCount: batch.photos.length },
    error: state.status === 'failed' ? state.failure : null,
    start,
    cancel,
    retry,
    labels,
  };
  return { ...facts, ...usePhotoImportGetters({ ...facts, maxCount, setForm, submit }) };
}

const UPDATES: readonly string[] = ['none', 'add', 'replace'] satisfies readonly PhotoImportUpdate[];
const isUpdate = (text: string): text is PhotoImportUpdate => UPDATES.includes(text);

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

/** Returns a request's errors, keyed by field, in form order. */
export function findProblems(
  { user, accessToken, imageCount }: PhotoImportRequest,
  maximum: number,
  labels: PhotoImportLabels,
): PhotoImportErrors {
  const problems = new Map<PhotoImportField, string>();
  if (user === '') problems.set('user', labels.userMissing);
  if (accessToken === '') problems.set('token', labels.tokenMissing);
  if (!Number.isInteger(imageCount) || imageCount < IMPORT_MIN_PHOTOS || imageCount > maximum) {
    problems.set('imageCount', fillLabel(labels.countWrong, { minimum: IMPORT_MIN_PHOTOS, maximum }));
  }
  return problems;
}

/** Status codes that WordPress responds with if the user is logged out or lacks permission. */
const REFUSALS: ReadonlySet<number> = new Set([400, 401, 403]);

function failureText(failure: LoggiaError, labels: PhotoImportLabels): string {
  const label = responseErrorLabel(failure);
  if (label) return labels[label];
  const isRefused = failure instanceof HttpStatusError && REFUSALS.has(failure.status);
  return isRefused ? labels.notAllowed : labels.failed;
}

const countsOf = ({ photos, addedCount, skippedCount }: PhotoBatch) => ({
  added: addedCount,
  total: photos.length,
  skipped: skippedCount,
});

/** Returns an import's status message. */
function importMessage(state: PhotoImportState, labels: PhotoImportLabels): string {
  switch (state.status) {
    case 'idle':
    case 'invalid':
    case 'stopped':
      return '';
    case 'loading':
    case 'nothing':
    case 'empty':
      return labels[state.status];
    case 'refused':
      return fillLabel(labels.refused, { message: state.message });
    case 'adding':
      return fillLabel(labels.adding, countsOf(state.batch));
    case 'imported':
      return fillLabel(state.batch.skippedCount > 0 ? labels.importedSome : labels.imported, countsOf(state.batch));
    case 'failed':
      return state.batch ? fillLabel(labels.addFailed, countsOf(state.batch)) : failureText(state.failure, labels);
    default:
      return state satisfies never;
  }
}
