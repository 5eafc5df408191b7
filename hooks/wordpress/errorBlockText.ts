import { elementText } from './elementText.ts';

/** What the server says in its error block, as plain text ('' for nothing); undefined when there is no block. */
export function errorBlockText(answer: ParentNode): string | undefined {
  const block = answer.querySelector('.wd_error');
  return block ? (elementText(block) ?? '') : undefined;
}
