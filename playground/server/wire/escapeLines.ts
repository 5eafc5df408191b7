import { escapeHtml } from './escapeHtml.ts';

/** A text of several lines between tags. */
export const escapeLines = (text: string): string => escapeHtml(text).replaceAll(/\r\n?|\n/g, '<br />');
