'use client';
import { useMemo, useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import { buttonProps } from '../../core/shared/controlProps.ts';
import type { ElementProps, PropGetter } from '../../core/shared/ElementProps.ts';
import { mergeProps } from '../../core/shared/mergeProps.ts';
import { useLabels } from '../../core/shared/useLabels.ts';
import { useStableCallback } from '../../core/shared/useStableCallback.ts';
import { formPropsOf, type BrowsingUrlState } from './useBrowsingUrlState.ts';
import { BROWSING_LABELS, type BrowsingLabels } from './labels.ts';
import type { BrowsingHandle } from './types.ts';

export interface UseSearchOptions {
  /**
   * The gallery's URL state. If set, the form works without JavaScript, provided that it also renders the fields that
   * `hiddenFieldsFor` returns.
   */
  readonly urlState?: BrowsingUrlState | undefined;
  readonly labels?: Partial<BrowsingLabels> | undefined;
}

export interface UseSearchResult {
  /** The text in the search box, whether submitted or not. */
  readonly text: string;
  /** Whether the search box is empty. */
  readonly isBlank: boolean;
  setText(text: string): void;
  /** Searches for the text in the search box. */
  submit(): void;
  /** Clears the search box, and the search if there is one. */
  clear(): void;
  readonly getFormProps: PropGetter<'form'>;
  readonly getInputProps: PropGetter<'input'>;
  readonly getSubmitButtonProps: PropGetter<'button'>;
  readonly getClearButtonProps: PropGetter<'button'>;
  readonly labels: BrowsingLabels;
}

/**
 * Manages a search box. The search starts when the user presses Enter or clicks the button. Back and Forward restore
 * the search text of the history entry.
 *
 * @example
 * const search = useSearch(browsing);
 * <form {...search.getFormProps()}>
 *   <input {...search.getInputProps()} />
 *   <button {...search.getSubmitButtonProps()}>🔍</button>
 * </form>
 */
export function useSearch(
  { state, change }: Pick<BrowsingHandle, 'state' | 'change'>,
  options: UseSearchOptions = {},
): UseSearchResult {
  const { urlState } = options;
  const labels = useLabels(BROWSING_LABELS, options.labels);
  const [draft, setDraft] = useState({ text: state.search, of: state.search });
  const inputRef = useRef<HTMLInputElement>(null);
  // A search from the URL replaces the text in the search box.
  const text = draft.of === state.search ? draft.text : state.search;
  const setText = useStableCallback((next: string) => setDraft({ text: next, of: state.search }));
  const submit = useStableCallback((event?: Event) => {
    const search = text.trim();
    setDraft({ text: search, of: search });
    change({ search, page: 1 }, 'search', event);
  });
  const clear = useStableCallback((event?: Event) => {
    setDraft({ text: '', of: '' });
    if (state.search) change({ search: '', page: 1 }, 'search', event);
    // The button is removed together with the text, so move focus to the field.
    inputRef.current?.focus();
  });

  const name = urlState?.parameters.search;
  const getters = useMemo(() => {
    const handleSubmit = (event: FormEvent) => {
      event.preventDefault();
      submit(event.nativeEvent);
    };
    const handleChange = (event: ChangeEvent<HTMLInputElement>) => setText(event.currentTarget.value);
    return {
      getFormProps: (props?: ElementProps<'form'>) =>
        mergeProps({ role: 'search', ...formPropsOf(urlState), onSubmit: handleSubmit }, props),
      getInputProps: (props?: ElementProps<'input'>) =>
        mergeProps(
          {
            ref: inputRef,
            type: 'search',
            name,
            value: text,
            placeholder: labels.search,
            'aria-label': labels.search,
            autoComplete: 'off',
            enterKeyHint: 'search' as const,
            onChange: handleChange,
          },
          props,
        ),
      getSubmitButtonProps: (props?: ElementProps<'button'>) =>
        mergeProps({ type: 'submit', 'aria-label': labels.submit } as const, props),
      getClearButtonProps: (props?: ElementProps<'button'>) =>
        mergeProps(
          buttonProps(labels.clear, (event) => clear(event.nativeEvent)),
          props,
        ),
    };
  }, [urlState, name, text, labels, submit, clear, setText]);
  return { text, isBlank: text === '', setText, submit, clear, ...getters, labels };
}
