/** The link that a frame wants the page to follow: of the web, in full, and on the frame's own host. Null for every other. */
export function followedLink(href: string, frameAddress: string): string | null {
  if (!URL.canParse(href) || !URL.canParse(frameAddress)) return null;
  const { protocol, host, href: link } = new URL(href);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && host === new URL(frameAddress).host ? link : null;
}
