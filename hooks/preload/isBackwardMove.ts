export interface Move {
  readonly from: number;
  readonly to: number;
  readonly total: number;
  readonly loop: boolean;
}

/** Whether a visitor who went from one index to another travels back: the shorter way counts, round the end where it loops. */
export function isBackwardMove({ from, to, total, loop }: Move): boolean {
  const isRoundTheEnd = loop && Math.abs(to - from) > total / 2;
  return isRoundTheEnd ? to > from : to < from;
}
