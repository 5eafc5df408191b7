// Type check only, never run. A getter's props fit each documented element.
import type { useComments, useContactField } from '@loggia/hooks';

export function FieldsOfEitherElement({ field }: { readonly field: ReturnType<typeof useContactField> }) {
  return (
    <>
      <div {...field.getFieldProps()} />
      <fieldset {...field.getFieldProps({ className: 'choices', 'data-wide': true })} />
    </>
  );
}

export function ListsOfEitherElement({ comments }: { readonly comments: ReturnType<typeof useComments> }) {
  return (
    <>
      <ul {...comments.getListProps()} />
      <ol {...comments.getListProps({ className: 'comments' })} />
    </>
  );
}
