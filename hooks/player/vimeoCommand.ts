/** What Vimeo's frame understands. */
export const vimeoCommand = (method: string, value?: string | number | boolean): string =>
  JSON.stringify({ method, value });
