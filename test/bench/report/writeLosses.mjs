import { losses } from './losses.mjs';

const UNKNOWN = 'No cause is written down yet.';

const sentencesOf = ({ key, subject }) => {
  const found = [losses[key], losses[`${key}.${subject}`]].filter(Boolean);
  return found.length > 0 ? found : [UNKNOWN];
};

/** Each sentence once, and under it the rows that it is true of, by subject. */
export function writeLosses(lost) {
  const bySentence = new Map();
  for (const row of lost) {
    for (const sentence of sentencesOf(row)) {
      const bySubject = bySentence.get(sentence) ?? new Map();
      bySentence.set(sentence, bySubject.set(row.title, [...(bySubject.get(row.title) ?? []), row.what]));
    }
  }
  const items = [...bySentence].map(([sentence, bySubject]) => {
    const rows = [...bySubject].map(([title, whats]) => `  - ${title}: ${whats.join('; ')}`);
    return [`- ${sentence}`, ...rows].join('\n');
  });
  return items.length > 0 ? `Where a rival is ahead:\n\n${items.join('\n')}` : '';
}
