import { scenes } from '../scenes.mjs';
import { table, titleOf } from './tables.mjs';

const COLUMNS = {
  arrow: 'arrows',
  homeAndEnd: 'Home, End',
  isTrapped: 'focus stays inside',
  isClosed: 'Escape',
  isBack: 'focus returns',
  isHeard: 'announces changes',
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

Checked with axe-core and real key presses while the lightbox is open. For "focus stays inside", Tab is pressed forty times. "Reduced motion" means that no position or size is animated when an image is opened or changed.

${table(head, rows)}`;
}
