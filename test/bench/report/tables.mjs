/** The rows of a table in Markdown, numbers at the right. */
export const table = (head, rows) =>
  [head, head.map((_, column) => (column === 0 ? '---' : '---:')), ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');

export const format = (value, { digits }) => (value === undefined ? '–' : value.toFixed(digits));

/** The title of a subject, ours in bold. */
export const titleOf = ({ title, of }) => (of === 'loggia' ? `**${title}**` : title);
