const SCHEME = /^[a-z][a-z\d+.-]*:/i;

/** What a visitor meant who typed an address: trimmed, and with `http://` where there is a dot and no scheme (point 5). */
export function fixUrl(text: string): string {
  const trimmed = text.trim();
  if (SCHEME.test(trimmed) || !trimmed.includes('.')) return trimmed;
  return `http://${trimmed.replace(/^\/+/, '')}`;
}
