/** A day that there is, as `YYYY-MM-DD`. */
export function isDateText(text: string): boolean {
  if (!/^\d{4,}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  // A day too many would have become the next month.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
