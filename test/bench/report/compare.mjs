import { ratioOfMedians } from '../harness/statistics.mjs';
import { CONTROL } from '../scenes.mjs';
import { sections } from './measures.mjs';
import { isMeasured, medianOf, sceneOf, valuesOf } from './outcomes.mjs';
import { format, table } from './tables.mjs';

/** The largest acceptable difference between the two measurements of the platform. */
const TOLERANCE = 0.1;
/** Smaller differences are within the precision of the measurement. */
const EVEN = 1.03;
const EVEN_BELOW = 0.05;

const ratioText = ({ ratio, low, high }) => `${ratio.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})`;

function bestRival(section, results, measure, { isMore }) {
  const { subjects } = sceneOf(section);
  const rivals = Object.entries(subjects)
    .filter(([name, { of }]) => !of && results[name])
    .map(([name, { title }]) => ({ name, title, value: medianOf(results, name, measure) }))
    .filter(({ value }) => value !== undefined);
  return rivals.toSorted((a, b) => (isMore ? b.value - a.value : a.value - b.value))[0];
}

/** A subject without a value is behind every subject that has one. */
function isBehind(ours, rival, { isMore }) {
  if (rival === undefined) return false;
  if (ours === undefined) return true;
  if (isMore) return rival.value > ours;
  // A negative value (fewer nodes than before) is no better than zero.
  const best = Math.max(0, rival.value);
  return ours > best * EVEN && ours - best >= EVEN_BELOW;
}

function verdictOf(ours, rival, isLost) {
  if (isLost) return 'behind';
  return ours === undefined || rival === undefined ? '' : 'ahead or even';
}

/** One row: a measure of a Loggia subject, compared with the platform and the fastest other library. */
function compare(section, results, subject, measure, words) {
  const { platform, subjects } = sceneOf(section);
  if (!isMeasured(results, subject, measure)) return undefined;
  const ours = medianOf(results, subject, measure);
  const rival = bestRival(section, results, measure, words);
  const ratioTo = (other) => {
    const values = other ? valuesOf(results, other, measure) : [];
    if (words.isCount || ours === undefined || values.length === 0) return '';
    return ratioText(ratioOfMedians(valuesOf(results, subject, measure), values));
  };
  const isLost = isBehind(ours, rival, words);
  return {
    isLost,
    key: `${section}.${measure}`,
    subject,
    title: subjects[subject].title,
    what: words.title,
    row: [
      words.title,
      format(ours, words),
      ratioTo(platform),
      rival ? `${rival.title}: ${format(rival.value, words)}` : '–',
      ratioTo(rival?.name),
      verdictOf(ours, rival, isLost),
    ],
  };
}

/** The table of a Loggia subject, and the rows in which another library is ahead. */
export function comparison(section, results, subject) {
  const compared = Object.entries(sections[section].measures)
    .map(([measure, words]) => compare(section, results, subject, measure, words))
    .filter(Boolean);
  const { title } = sceneOf(section).subjects[subject];
  const head = [title, 'median', '× platform (95 %)', 'best other', '× best other (95 %)', ''];
  return {
    text: table(
      head,
      compared.map(({ row }) => row),
    ),
    lost: compared.filter(({ isLost }) => isLost),
  };
}

/** Returns a sentence about the difference between the two measurements of the platform. */
export function controlOf(section, results) {
  const { platform } = sceneOf(section);
  const drift = Object.entries(sections[section].measures)
    .filter(([, { isCount }]) => !isCount)
    .map(([measure, { title }]) => {
      const [twice, once] = [CONTROL, platform].map((name) => medianOf(results, name, measure));
      return twice === undefined || once === undefined || once < 1 ? undefined : { title, ratio: twice / once };
    })
    .filter(Boolean);
  const off = drift.filter(({ ratio }) => Math.abs(ratio - 1) > TOLERANCE);
  if (drift.length === 0) return '';
  if (off.length === 0) return 'Control: two runs of the platform page differed by at most 10%.';
  return `Control: two runs of the platform page differed noticeably in ${off.map(({ title, ratio }) => `"${title}" (by a factor of ${ratio.toFixed(2)})`).join(', ')}. Treat differences up to that size as noise.`;
}
