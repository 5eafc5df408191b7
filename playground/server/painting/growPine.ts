const BRANCHES = 46;
const TRUNK = 0.008;

/** The reach of a pine's branches to one side, in heights of the tree. */
export const PINE_SPREAD = 0.16;

/** A branch of one side: where it leaves the trunk, how far it reaches, how far it hangs; all in heights of the tree. */
interface Branch {
  readonly start: number;
  readonly reach: number;
  readonly hang: number;
  readonly thickness: number;
}

/** Whether a point is wood or needle: `down` from the tip, `out` from the trunk, negative to the left; in heights. */
export type PinePart = (down: number, out: number) => boolean;

export interface PineShape {
  /** The stretch between two heights: the few branches that can be met there. */
  between(from: number, to: number): PinePart;
}

function growBranches(random: () => number): readonly Branch[] {
  return Array.from({ length: BRANCHES }, (_, place) => {
    const start = 0.015 + 0.93 * ((place + random() * 0.9) / BRANCHES) ** 1.1;
    const reach = PINE_SPREAD * start ** 0.8 * (0.55 + 0.55 * random());
    return { start, reach, hang: reach * (0.25 + 0.35 * random()), thickness: 0.007 + 0.021 * start };
  });
}

function isOnBranch({ start, reach, hang, thickness }: Branch, down: number, out: number): boolean {
  if (out > reach) return false;
  const along = out / reach;
  const middle = start + hang * along * along;
  const above = thickness * Math.sqrt(1 - along) * 0.7;
  // Twigs hang below a branch like the teeth of a comb.
  const comb = 0.72 + 0.28 * Math.sin(out * 1200 + start * 900 + Math.sin(out * 310) * 2);
  return down > middle - above && down < middle + thickness * (1.25 - along) * comb;
}

/** A conifer of its own, branch by branch. */
export function growPine(random: () => number): PineShape {
  const left = growBranches(random);
  const right = growBranches(random);
  return {
    between(from, to) {
      const isNear = ({ start, hang, thickness }: Branch) =>
        start - thickness < to && start + hang + thickness * 1.3 > from;
      const near = [left.filter(isNear), right.filter(isNear)] as const;
      return (down, out) => {
        const distance = Math.abs(out);
        if (down < 0 || down > 1) return false;
        if (distance < TRUNK * (0.25 + down)) return true;
        return near[out < 0 ? 0 : 1].some((branch) => isOnBranch(branch, down, distance));
      };
    },
  };
}
