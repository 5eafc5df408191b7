import type { Plugin } from 'vite';

/** The rules that hold pictures and controls of the kit against the element rules of a page, for one of the kit's sheets. */
export function guardStyles(sheet: string): string;

/** Gives the kit's sheets their guards where Vite reads them from the sources. */
export function guardPlugin(): Plugin;
