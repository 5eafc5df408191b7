'use client';
import { useAskedValue } from '../shared/useAskedValue.ts';
import { useControllableState } from '../shared/useControllableState.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import type { MultiSelectChangeReason, UseMultiSelectOptions } from './types.ts';

const NO_VALUES: readonly string[] = [];

export interface MultiSelectValues {
  /** What is chosen for good. */
  readonly values: readonly string[];
  readonly change: (
    change: (values: readonly string[]) => readonly string[],
    reason: MultiSelectChangeReason,
    event?: Event,
  ) => void;
}

/** What is chosen. */
export function useMultiSelectValues(
  options: Pick<UseMultiSelectOptions, 'values' | 'defaultValues' | 'onValuesChange'>,
): MultiSelectValues {
  const [values, request] = useControllableState<readonly string[], MultiSelectChangeReason>({
    name: 'values',
    value: options.values,
    defaultValue: options.defaultValues ?? NO_VALUES,
    onChange: options.onValuesChange,
  });
  const { newest, ask } = useAskedValue(values);
  const change = useStableCallback<Parameters<MultiSelectValues['change']>, void>((changed, reason, event) => {
    const next = changed(newest());
    if (request(next, reason, event)) ask(next);
  });
  return { values, change };
}
