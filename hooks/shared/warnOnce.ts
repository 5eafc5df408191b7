const printed = new Set<string>();

/** Says once, in development builds only, what happened, why it matters and how to fix it. */
export function warnOnce(message: string): void {
  if (process.env.NODE_ENV === 'production' || printed.has(message)) return;
  printed.add(message);
  console.warn(`Loggia: ${message}`);
}
