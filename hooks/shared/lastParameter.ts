/**
 * A parameter of an address; null where it has none. Of one that comes twice the last counts, as on the servers that draw the page (PHP): both
 * are to show the same.
 */
export const lastParameter = (query: URLSearchParams, name: string): string | null => query.getAll(name).at(-1) ?? null;
