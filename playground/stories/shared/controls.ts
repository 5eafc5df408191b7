/** A control in Ladle's panel, with the option's default value. */
export interface Control<T> {
  readonly value: T;
  readonly argType: { readonly control: Readonly<Record<string, unknown>>; readonly options?: readonly unknown[] };
}

export const toggle = (value: boolean): Control<boolean> => ({ value, argType: { control: { type: 'boolean' } } });

export const text = (value: string): Control<string> => ({ value, argType: { control: { type: 'text' } } });

export const range = (min: number, max: number, value: number, step = 1): Control<number> => ({
  value,
  argType: { control: { type: 'range', min, max, step } },
});

/** Selects one of several values. Up to four are shown as radio buttons. */
export const choice = <const T extends string | number | boolean>(options: readonly T[], value: T): Control<T> => ({
  value,
  argType: { control: { type: options.length > 4 ? 'select' : 'radio' }, options },
});
