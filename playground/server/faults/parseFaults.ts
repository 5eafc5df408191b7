/** A failure that a request can trigger. */
export type Fault =
  | { readonly kind: 'latency'; readonly milliseconds: number }
  /** The work is done immediately, but the response is delayed. */
  | { readonly kind: 'late'; readonly milliseconds: number }
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'drop' }
  | { readonly kind: 'truncate' }
  | { readonly kind: 'garbage'; readonly bytes: number };

const FAULT = /^(latency|late|status|drop|truncate|garbage)(?:=(\d{1,9}))?$/;
const MAX_LATENCY_MS = 60_000;
const MAX_GARBAGE_BYTES = 64 * 1024 * 1024;
const STANDARD_GARBAGE_BYTES = 1024;

function parseFault(text: string): Fault | null {
  const [, kind, digits] = FAULT.exec(text) ?? [];
  const number = digits === undefined ? undefined : Number(digits);
  switch (kind) {
    case 'latency':
    case 'late':
      return { kind, milliseconds: Math.min(number ?? 0, MAX_LATENCY_MS) };
    case 'status':
      return number !== undefined && number >= 400 && number <= 599 ? { kind, status: number } : null;
    case 'drop':
    case 'truncate':
      return { kind };
    case 'garbage':
      return { kind, bytes: Math.min(number ?? STANDARD_GARBAGE_BYTES, MAX_GARBAGE_BYTES) };
    default:
      return null;
  }
}

/**
 * Parses the requested faults: `latency=2000`, `drop`, `status=500`, `truncate`, `garbage=4096`, or several separated
 * by commas. A trailing `@` with a path prefix limits them to such URLs: `status=500@/wp-content`. Anything else is
 * ignored.
 */
export function parseFaults(text: string, path: string): readonly Fault[] {
  const [faults = '', scope = ''] = text.split('@');
  if (!path.startsWith(scope)) return [];
  return faults
    .split(',')
    .map((fault) => parseFault(fault.trim()))
    .filter((fault) => fault !== null);
}
