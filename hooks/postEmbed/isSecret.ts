/** Whether a text can be a secret: letters and digits, and nothing that means something in an address. */
export function isSecret(text: unknown): text is string {
  return typeof text === 'string' && /^[a-z\d]{1,64}$/i.test(text);
}
