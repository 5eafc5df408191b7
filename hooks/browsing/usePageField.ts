'use client';
import { useMemo, useState } from 'react';
import type { ChangeEvent, FocusEvent, FormEvent } from 'react';
import type { ElementProps } from '../shared/ElementProps.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { formPropsOf } from './formPropsOf.ts';
import type { BrowsingLabels } from './labels.ts';
import type { BrowsingAddress } from './useBrowsingAddress.ts';
import type { PagingGallery, UsePagingResult } from './pagingTypes.ts';

/** The field for a page number, and the form around it. */
export function usePageField(
  { page, goToPage }: Pick<PagingGallery, 'page' | 'goToPage'>,
  address: BrowsingAddress | undefined,
  labels: BrowsingLabels,
): Pick<UsePagingResult, 'getFormProps' | 'getInputProps'> {
  // Typed over this page; on another one it counts no more.
  const [draft, setDraft] = useState({ text: '', of: 0 });
  const text = draft.of === page ? draft.text : String(page);

  const forget = useStableCallback(() => setDraft({ text: '', of: 0 }));
  const submit = useStableCallback(() => {
    const number = Number.parseInt(text, 10);
    forget();
    if (number >= 1) goToPage(number, 'paging');
  });

  const name = address?.parameters.page;
  return useMemo(() => {
    const handleSubmit = (event: FormEvent) => {
      event.preventDefault();
      submit();
    };
    const handleChange = (event: ChangeEvent<HTMLInputElement>) =>
      setDraft({ text: event.currentTarget.value.replaceAll(/\D/g, ''), of: page });
    return {
      getFormProps: (props?: ElementProps<'form'>) =>
        mergeProps({ ...formPropsOf(address), onSubmit: handleSubmit }, props),
      getInputProps: (props?: ElementProps<'input'>) =>
        mergeProps(
          {
            inputMode: 'numeric' as const,
            autoComplete: 'off',
            name,
            value: text,
            'aria-label': labels.pageNumber,
            enterKeyHint: 'go' as const,
            onChange: handleChange,
            onFocus: (event: FocusEvent<HTMLInputElement>) => event.currentTarget.select(),
            onBlur: forget,
          },
          props,
        ),
    };
  }, [address, name, text, page, labels, submit, forget]);
}
