interface Told {
  readonly options: object;
}

const toldIn = ({ options }: Told) =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));

/** What a page or an answer tells of a view counts; what it does not is as it was on those before. */
export const renewed = <TView extends Told>(before: TView, now: TView): TView => ({
  ...now,
  options: { ...before.options, ...toldIn(now) },
});
