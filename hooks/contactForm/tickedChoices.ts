/** Which choices are ticked after one was ticked or unticked. In an exclusive group it stands alone (point 5). */
export function tickedChoices(
  ticked: readonly string[],
  change: { readonly value: string; readonly isTicked: boolean },
  isExclusive: boolean,
): readonly string[] {
  const others = isExclusive && change.isTicked ? [] : ticked.filter((value) => value !== change.value);
  return change.isTicked ? [...others, change.value] : others;
}
