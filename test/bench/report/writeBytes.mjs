import { scenes } from '../scenes.mjs';
import { bytesLosses } from './losses.mjs';
import { table, titleOf } from './tables.mjs';

const BUNDLERS = ['esbuild', 'vite', 'webpack'];
const HEAD = ['KiB, gzip', ...BUNDLERS.flatMap((bundler) => [`${bundler}: scripts`, 'JS', 'sheets', 'CSS'])];

function cellsOf(page, bare) {
  return BUNDLERS.flatMap((bundler) => {
    const { scripts, scriptKb, sheets, styleKb } = page[bundler];
    return [
      String(scripts),
      (scriptKb - bare[bundler].scriptKb).toFixed(1),
      String(sheets),
      (styleKb - bare[bundler].styleKb).toFixed(1),
    ];
  });
}

export function writeBytes({ results }) {
  const parts = Object.entries(results).map(([scene, pages]) => {
    const rows = Object.entries(scenes[scene].subjects)
      .filter(([name]) => pages[name])
      .map(([name, subject]) => [titleOf(subject), ...cellsOf(pages[name], pages.bare)]);
    return `### ${scene}\n\n${table(HEAD, rows)}`;
  });
  return `## Download size

Number of requests and KiB downloaded before the lightbox or list is shown, without React. webpack includes the CSS in its JavaScript.

${parts.join('\n\n')}

Where other libraries are ahead:

${bytesLosses.map((sentence) => `- ${sentence}`).join('\n')}`;
}
