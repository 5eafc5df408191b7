const TIME = /^(?=\d)(?:(?<hours>\d{1,3})h)?(?:(?<minutes>\d{1,4})m)?(?:(?<seconds>\d{1,6})s?)?$/;

/** Where a video is to begin, in seconds: `t` of a shared address, as `90`, `90s` or `1h2m3s`. Undefined: at its beginning. */
export function startSeconds(query: string | undefined): string | undefined {
  const parts = TIME.exec(new URLSearchParams(query).get('t') ?? '')?.groups;
  if (!parts) return undefined;
  const { hours = 0, minutes = 0, seconds = 0 } = parts;
  return String(Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds));
}
