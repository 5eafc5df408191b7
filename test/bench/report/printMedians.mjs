import { formatTable } from '../harness/formatTable.mjs';
import { medianOf, outcomesOf } from './outcomes.mjs';

const said = (value) => (typeof value === 'number' ? value.toFixed(1) : String(value));

/** Prints each measure as a row and each subject as a column. */
function printTable(title, bySubject) {
  const measures = [...new Set(Object.values(bySubject).flatMap((outcome) => Object.keys(outcome)))];
  const rows = measures.map((measure) => [
    measure,
    ...Object.values(bySubject).map((outcome) => said(outcome[measure] ?? '–')),
  ]);
  console.log(`\n${formatTable([[title, ...Object.keys(bySubject)], ...rows])}`);
}

function mediansOf(results) {
  const subjects = Object.entries(results).map(([name, outcomes]) => {
    const measures = [...new Set(outcomes.flatMap((outcome) => Object.keys(outcome)))];
    return [name, Object.fromEntries(measures.map((measure) => [measure, medianOf(results, name, measure)]))];
  });
  return Object.fromEntries(subjects);
}

const flattened = (loads) =>
  Object.fromEntries(
    Object.entries(loads).flatMap(([bundler, counts]) =>
      Object.entries(counts).map(([name, value]) => [`${bundler}: ${name}`, value]),
    ),
  );

/** Prints the outcomes of a partial run on the terminal. */
export function printMedians(section, { results, rounds }) {
  console.log(`\nA look at ${section}, rounds: ${rounds}. Nothing is kept.`);
  if (section === 'access') {
    printTable('access', Object.fromEntries(Object.entries(results).map(([name, [found]]) => [name, found])));
    return;
  }
  if (section === 'bytes') {
    for (const [scene, pages] of Object.entries(results))
      printTable(scene, Object.fromEntries(Object.entries(pages).map(([name, loads]) => [name, flattened(loads)])));
    return;
  }
  for (const [part, measured] of Object.entries(outcomesOf({ [section]: { results } })))
    printTable(part, mediansOf(measured));
}
