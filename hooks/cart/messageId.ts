/** Id of the message, for the fields that it is about. */
export function messageId(cartId: string): string {
  return `${cartId}-message`;
}
