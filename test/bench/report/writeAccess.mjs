import { scenes } from '../scenes.mjs';
import { table, titleOf } from './tables.mjs';

const COLUMNS = {
  arrow: 'arrows',
  homeAndEnd: 'Home, End',
  isTrapped: 'focus stays inside',
  isClosed: 'Escape',
  isBack: 'focus returns',
  isHeard: 'change is announced',
  honoursReducedMotion: 'reduced motion',
  isMirrored: 'RTL arrows',
};

const said = (is) => (is ? 'yes' : '**no**');
const violationsText = (violations) =>
  violations.length === 0 ? '0' : `${violations.length} (${violations.join(', ')})`;

export function writeAccess({ results }) {
  const rows = Object.entries(scenes.lightbox.subjects)
    .filter(([name]) => results[name])
    .map(([name, subject]) => {
      const [found] = results[name];
      const answers = Object.keys(COLUMNS).map((key) => said(found[key]));
      return [titleOf(subject), violationsText(found.violations), ...answers];
    });
  const head = ['', 'axe violations', ...Object.values(COLUMNS)];
  return `## Keyboard, screen reader, reduced motion, RTL

axe-core over the whole page with the lightbox open; real keys. "Focus stays inside": forty presses of Tab reach nothing outside of the lightbox. "Reduced motion": where a visitor asks for less of it, neither an opening nor a change of picture animates a place or a size, or moves the picture by script.

${table(head, rows)}`;
}
