'use client';
import {
  usePhotoImport,
  type PhotoImportField,
  type UsePhotoImportOptions,
  type UsePhotoImportResult,
} from '@loggia/hooks/photoImport';
import type { ReactNode } from 'react';
import { useKit } from '../KitProvider.tsx';

export interface PhotoImportProps extends UsePhotoImportOptions {
  readonly className?: string | undefined;
}

interface FieldProps {
  readonly photoImport: UsePhotoImportResult;
  readonly field: PhotoImportField;
  readonly children: ReactNode;
}

function Field({ photoImport, field, children }: FieldProps) {
  return (
    <div className="loggia-contact-field">
      {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the getter provides both name and text */}
      <label {...photoImport.getLabelProps({ field, className: 'loggia-contact-label' })} />
      {children}
      <p {...photoImport.getErrorProps({ field, className: 'loggia-contact-error' })} />
    </div>
  );
}

/**
 * Renders a form that lets administrators import photos from an account into a gallery. Its styles are in `forms.css`.
 */
export function PhotoImport({ className, ...options }: PhotoImportProps) {
  const kit = useKit();
  const photoImport = usePhotoImport({ ...options, labels: options.labels ?? kit.labels?.photoImport });
  const { labels } = photoImport;
  const button = { className: 'loggia-contact-button' };
  return (
    <form {...photoImport.getFormProps({ className: className ? `loggia-contact ${className}` : 'loggia-contact' })}>
      <Field photoImport={photoImport} field="user">
        <input {...photoImport.getUserInputProps()} />
      </Field>
      <Field photoImport={photoImport} field="token">
        <input {...photoImport.getTokenInputProps()} />
      </Field>
      <Field photoImport={photoImport} field="imageCount">
        <input {...photoImport.getImageCountInputProps()} />
      </Field>
      <div className="loggia-contact-choice">
        <input {...photoImport.getWholePostInputProps()} />
        {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the getter provides both name and text */}
        <label {...photoImport.getLabelProps({ field: 'wholePost' })} />
      </div>
      <Field photoImport={photoImport} field="update">
        <select {...photoImport.getUpdateSelectProps()}>
          <option value="none">{labels.updateNone}</option>
          <option value="add">{labels.updateAdd}</option>
          <option value="replace">{labels.updateReplace}</option>
        </select>
      </Field>
      <button {...photoImport.getSubmitButtonProps(button)} />
      <p {...photoImport.getStatusProps()} />
      <progress {...photoImport.getProgressProps()} />
      <button {...photoImport.getCancelButtonProps(button)} />
      <button {...photoImport.getRetryButtonProps(button)} />
    </form>
  );
}
