const BAR_PX = 18;
const GAP_PX = 8;
const LABEL_PX = 270;
const WIDTH_PX = 760;
const VALUE_PX = 60;
const COLORS = { loggia: '#0b57d0', platform: '#8a8f98', rival: '#c9a15a' };

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('`', '');

/** Draws bars as an SVG that is readable on light and dark pages. `bars` are `{ title, of, value }`. */
export function drawChart(title, bars) {
  const most = Math.max(...bars.map(({ value }) => value));
  const scale = (WIDTH_PX - LABEL_PX - VALUE_PX) / most;
  const height = 40 + bars.length * (BAR_PX + GAP_PX);
  const rows = bars.map(({ title: name, of = 'rival', value }, place) => {
    const top = 36 + place * (BAR_PX + GAP_PX);
    const width = Math.max(1, value * scale);
    return `<text x="${LABEL_PX - 8}" y="${top + 13}" text-anchor="end">${escaped(name)}</text><rect x="${LABEL_PX}" y="${top}" width="${width.toFixed(1)}" height="${BAR_PX}" rx="2" fill="${COLORS[of]}"/><text x="${(LABEL_PX + width + 6).toFixed(1)}" y="${top + 13}">${value < 10 ? value.toFixed(1) : Math.round(value)}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH_PX} ${height}" role="img" aria-label="${escaped(title)}"><style>text{font:13px system-ui,sans-serif;fill:#333}@media (prefers-color-scheme:dark){text{fill:#ddd}}</style><text x="0" y="18" style="font-weight:600">${escaped(title)}</text>${rows.join('')}</svg>\n`;
}
