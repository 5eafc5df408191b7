import { losses } from './losses.mjs';

const UNKNOWN = 'The cause is not known yet.';

const reasonsOf = ({ key, subject }) => {
  const found = [losses[key], losses[`${key}.${subject}`]].filter(Boolean);
  return found.length > 0 ? found : [UNKNOWN];
};

/** The measure, with the subjects if not all of them are behind. */
const measureText = ([measure, titles], subjectCount) =>
  titles.length === subjectCount ? measure : `${measure} (${titles.join(', ')})`;

/** Lists each reason once, after the measures it explains. `lost` has the lost rows of each subject. */
export function writeLosses(lost) {
  const byReason = new Map();
  for (const row of lost.flat()) {
    for (const reason of reasonsOf(row)) {
      const byMeasure = byReason.get(reason) ?? new Map();
      byReason.set(reason, byMeasure.set(row.what, [...(byMeasure.get(row.what) ?? []), row.title]));
    }
  }
  const items = [...byReason].map(([reason, byMeasure]) => {
    const measures = [...byMeasure].map((entry) => measureText(entry, lost.length));
    return `- **${measures.join('; ')}**. ${reason}`;
  });
  return items.length > 0 ? `Where other libraries are ahead:\n\n${items.join('\n')}` : '';
}
