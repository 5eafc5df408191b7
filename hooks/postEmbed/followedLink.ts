/**
 * The link that a frame wants the page to follow: of the web, in full, on the frame's own host, without anybody's name and password in it,
 * and never from https down to http. Null for every other.
 */
export function followedLink(href: string, frameAddress: string): string | null {
  if (!URL.canParse(href) || !URL.canParse(frameAddress)) return null;
  const { protocol, host, username, password, href: link } = new URL(href);
  const frame = new URL(frameAddress);
  const isWeb = protocol === 'https:' || (protocol === 'http:' && frame.protocol !== 'https:');
  return isWeb && host === frame.host && username === '' && password === '' ? link : null;
}
