import { median } from '../harness/statistics.mjs';
import { scenes } from '../scenes.mjs';

/** Returns the scene of a section. `layoutRows` and `hydrationRows` belong to the scene `rows`. */
export const sceneOf = (section) =>
  scenes[section.replace(/^(layout|hydration)/u, '').toLowerCase()] ?? scenes.lightbox;
const capitalized = (word) => word[0].toUpperCase() + word.slice(1);

/** Returns the outcomes of a section by subject, with the report's section names. */
export function outcomesOf(all) {
  const { lists, layout, hydration, bytes: _bytes, access: _access, ...rest } = all;
  const outcomes = {};
  for (const [section, { results }] of Object.entries(rest)) outcomes[section] = results;
  for (const [scene, results] of Object.entries(lists?.results ?? {})) outcomes[scene] = results;
  for (const [section, measured] of Object.entries({ layout, hydration })) {
    for (const [scene, results] of Object.entries(measured?.results ?? {}))
      outcomes[section + capitalized(scene)] = results;
  }
  return outcomes;
}

const outcomesWith = (results, subject, measure) => (results[subject] ?? []).filter((outcome) => measure in outcome);

export const isMeasured = (results, subject, measure) => outcomesWith(results, subject, measure).length > 0;

export const valuesOf = (results, subject, measure) =>
  outcomesWith(results, subject, measure)
    .map((outcome) => outcome[measure])
    .filter((value) => Number.isFinite(value));

/** Returns undefined for a subject that completed half of its rounds or fewer. */
export function medianOf(results, subject, measure) {
  const values = valuesOf(results, subject, measure);
  const asked = outcomesWith(results, subject, measure).length;
  return values.length > asked / 2 ? median(values) : undefined;
}
