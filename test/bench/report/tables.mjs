/** Formats rows as a Markdown table with right-aligned numbers. */
export const table = (head, rows) =>
  [head, head.map((_, column) => (column === 0 ? '---' : '---:')), ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');

export const format = (value, { digits }) => (value === undefined ? '–' : value.toFixed(digits));

/** The title of a subject, in bold for Loggia's own. */
export const titleOf = ({ title, of }) => (of === 'loggia' ? `**${title}**` : title);
