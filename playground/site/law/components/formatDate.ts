const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Formats a date given as `YYYY-MM-DD`. The result is the same on the server and in every browser. */
export const formatDate = (date: string): string => day.format(new Date(`${date}T00:00:00Z`));
