const ALLOWED =
  /^(https?|ftps?|mailto|news|irc6?|ircs|gopher|nntp|feed|telnet|mms|rtsp|sms|svn|tel|fax|xmpp|webcal|urn):$/;

/** An absolute address with a scheme that a server takes. */
export function isWebAddress(text: string): boolean {
  try {
    return ALLOWED.test(new URL(text.trim()).protocol);
  } catch {
    return false;
  }
}
