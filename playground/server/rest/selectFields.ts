/** Returns an item, or each item of a list, with only the named fields; unchanged without names. */
export function selectFields(body: unknown, names: string | null): unknown {
  if (!names || typeof body !== 'object' || body === null) return body;
  if (Array.isArray(body)) return body.map((item) => selectFields(item, names));
  const wanted = new Set(names.split(',').map((name) => name.trim().split('.')[0]));
  return Object.fromEntries(Object.entries(body).filter(([name]) => wanted.has(name)));
}
