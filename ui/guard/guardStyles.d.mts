import type { Plugin } from 'vite';

/**
 * Returns rules that protect images and controls of the kit from the page's element rules, for one of the kit's style
 * sheets.
 */
export function guardStyles(sheet: string): string;

/** Returns a Vite plugin that adds guards to the kit's style sheets when they are read from source. */
export function guardPlugin(): Plugin;
