/** What YouTube's frame understands. */
export const youTubeCommand = (func: string, args: unknown = ''): string =>
  JSON.stringify({ event: 'command', func, args });
