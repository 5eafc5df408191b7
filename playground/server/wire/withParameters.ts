import { foldUrl } from '@loggia/hooks/shared';

/** Returns the path of a URL with other query parameters. */
export function withParameters(
  { pathname, search }: URL,
  parameters: Readonly<Record<string, string | number>>,
): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(parameters)) query.set(name, String(value));
  return foldUrl(`${pathname}?${query.toString()}`);
}
