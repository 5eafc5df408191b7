'use client';
import { useEffect, useState } from 'react';
import { unshadowed } from '../shared/unshadowed.ts';
import { useLabels } from '../shared/useLabels.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import type { PhotoImportRequest } from '../backend/PhotoImporter.ts';
import { IMPORT_MAX_PHOTOS } from './constants.ts';
import { importMessage } from './importMessage.ts';
import { PHOTO_IMPORT_LABELS } from './labels.ts';
import { findProblems, readImportForm } from './readImportForm.ts';
import { isImporting } from './photoImportReducer.ts';
import type { PhotoImportField, PhotoImportProblems, UsePhotoImportOptions, UsePhotoImportResult } from './types.ts';
import { usePhotoImportGetters } from './usePhotoImportGetters.ts';
import { usePhotoImportRun } from './usePhotoImportRun.ts';

const NO_PROBLEMS: PhotoImportProblems = new Map();

function inputOf(form: HTMLFormElement | null, field: PhotoImportField): HTMLElement | null {
  // Fields beside ours may be named like any property of a form.
  const found = form && unshadowed(form).elements.namedItem(field);
  return found instanceof HTMLElement ? found : null;
}

/**
 * The administrator's tool that reads photos of an account at a provider and puts them into a gallery. The access token stands in
 * its input alone: not in the state, not in an address, not in an error.
 *
 * @example
 * const photoImport = usePhotoImport({ importer, addPhoto: (photo, { signal }) => save(photo, signal) });
 * <form {...photoImport.getFormProps()}>
 *   <label {...photoImport.getLabelProps({ field: 'user' })} />
 *   <input {...photoImport.getUserInputProps()} />
 *   …
 */
export function usePhotoImport(options: UsePhotoImportOptions): UsePhotoImportResult {
  const { maximumCount = IMPORT_MAX_PHOTOS } = options;
  const labels = useLabels(PHOTO_IMPORT_LABELS, options.labels);
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const forgetToken = useStableCallback(() => {
    const input = inputOf(form, 'token');
    if (input instanceof HTMLInputElement) input.value = '';
  });
  const { state, dispatch, ask, resume, cancel } = usePhotoImportRun({ ...options, onArrival: forgetToken });
  const { status } = state;
  const problems = state.status === 'invalid' ? state.problems : NO_PROBLEMS;
  const isBusy = isImporting(state);

  const start = useStableCallback((request: PhotoImportRequest) => {
    const found = findProblems(request, maximumCount, labels);
    if (found.size > 0) dispatch({ type: 'foundInvalid', problems: found });
    else ask(request);
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
    problems,
    isBusy,
    progress: batch && { addedCount: batch.addedCount, totalCount: batch.photos.length },
    failure: state.status === 'failed' ? state.failure : null,
    start,
    cancel,
    retry,
    labels,
  };
  return { ...facts, ...usePhotoImportGetters({ ...facts, maximumCount, setForm, submit }) };
}
