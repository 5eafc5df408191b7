/** Specification, point 5. Every part ends where the next one begins, so that no text makes the match slow. */
const EMAIL_ADDRESS = /^\w+(?:[.-]\w+)*@[a-z\d]+(?:[.-][a-z\d]+)*\.[a-z\d]+$/i;

/** Whether a text looks like an email address: specification, point 5. */
export function isEmailAddress(text: string): boolean {
  return EMAIL_ADDRESS.test(text);
}
