import type { Trees } from './Scene.ts';

const BRANCHES = 8;

/** Raises a crest line (places from the top) by a row of trees: conifers, each with its saw of branches, or round crowns. */
export function plantTrees(
  crest: Float32Array,
  { height, density, isLeafy }: Trees,
  random: () => number,
  aspect: number,
): Float32Array {
  const planted = crest.slice();
  const stepsToHeight = crest.length / aspect;
  const count = Math.round(density * aspect);
  for (let tree = 0; tree < count; tree += 1) {
    const middle = random() * crest.length;
    const size = height * (0.45 + 0.55 * random() + 0.25 * random() ** 6);
    const halfWidth = size * (isLeafy ? 0.42 + 0.3 * random() : 0.14 + 0.07 * random()) * stepsToHeight;
    const phase = random();
    const foot = (crest[Math.min(crest.length - 1, Math.floor(middle))] as number) + size * 0.08;
    const last = Math.min(crest.length - 1, Math.floor(middle + halfWidth));
    for (let step = Math.max(0, Math.ceil(middle - halfWidth)); step <= last; step += 1) {
      const inside = 1 - Math.abs(step + 0.5 - middle) / halfWidth;
      const saw = (inside * BRANCHES + phase + (step < middle ? 0.37 : 0)) % 1;
      const profile = isLeafy
        ? Math.sqrt(1 - (1 - inside) ** 2) * (0.93 + 0.07 * saw)
        : inside ** 0.95 - 0.2 * saw * (1 - inside) * (0.4 + inside);
      const top = foot - size * Math.max(0, profile);
      if (top < (planted[step] as number)) planted[step] = top;
    }
  }
  return planted;
}
