import { escapeHtml } from './escapeHtml.ts';

/** Escapes text with line breaks for element content. */
export const escapeLines = (text: string): string => escapeHtml(text).replaceAll(/\r\n?|\n/g, '<br />');
