import { mergeProps } from '../shared/mergeProps.ts';
import { IMPORT_DEFAULT_PHOTOS, IMPORT_MIN_PHOTOS } from './constants.ts';
import type { PhotoImportField, UsePhotoImportResult } from './types.ts';

type Getters = Pick<
  UsePhotoImportResult,
  | 'getUserInputProps'
  | 'getTokenInputProps'
  | 'getImageCountInputProps'
  | 'getWholePostInputProps'
  | 'getUpdateSelectProps'
  | 'getLabelProps'
  | 'getProblemProps'
>;

export interface ImportFieldOptions extends Pick<UsePhotoImportResult, 'problems' | 'labels'> {
  readonly id: string;
  readonly maximumCount: number;
}

/** The getters of the fields. What is typed is the page's own, the token too: nothing of it passes through a render. */
export function importFieldGetters({ id, problems, labels, maximumCount }: ImportFieldOptions): Getters {
  const idOf = (field: PhotoImportField): string => `${id}-${field}`;
  const input = (field: PhotoImportField) => ({
    id: idOf(field),
    name: field,
    'aria-invalid': problems.has(field) || undefined,
    'aria-describedby': problems.has(field) ? `${idOf(field)}-problem` : undefined,
  });
  const count = {
    type: 'number',
    inputMode: 'numeric',
    required: true,
    min: IMPORT_MIN_PHOTOS,
    max: maximumCount,
    step: 1,
    defaultValue: Math.min(IMPORT_DEFAULT_PHOTOS, maximumCount),
  } as const;
  return {
    getUserInputProps: (props) =>
      mergeProps({ ...input('user'), type: 'text', required: true, autoCapitalize: 'none', spellCheck: false }, props),
    getTokenInputProps: (props) =>
      mergeProps(
        { ...input('token'), type: 'password', required: true, autoComplete: 'off', spellCheck: false },
        props,
      ),
    getImageCountInputProps: (props) => mergeProps({ ...input('imageCount'), ...count }, props),
    getWholePostInputProps: (props) => mergeProps({ ...input('wholePost'), type: 'checkbox', value: '1' }, props),
    getUpdateSelectProps: (props) => mergeProps({ ...input('update'), defaultValue: 'none' }, props),
    getLabelProps: ({ field, ...props }) => mergeProps({ htmlFor: idOf(field), children: labels[field] }, props),
    getProblemProps: ({ field, ...props }) =>
      mergeProps({ id: `${idOf(field)}-problem`, hidden: !problems.has(field), children: problems.get(field) }, props),
  };
}
