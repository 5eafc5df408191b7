/**
 * Reasons why a rival is ahead, by `<section>.<measure>` of a row of the report. Each names the cause, the file that it lies in, and what would change it.
 * A row that is lost without a sentence says so in the report.
 */
export const losses = {};
