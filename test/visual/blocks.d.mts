/** RGB colors, three bytes each, row by row. */
export interface Blocks {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

export interface BlocksComparison {
  /** The share of differing blocks, from 0 to 1. */
  readonly share: number;
  /** The indexes of the differing blocks, row by row. Empty if the sizes differ. */
  readonly differing: readonly number[];
}

export declare const COLOUR_DISTANCE: number;
export declare const MAX_SHARE: number;
export declare function meanBlocks(pixels: Blocks): Blocks;
export declare function blocksOf(png: Uint8Array): Promise<Blocks>;
export declare function compareBlocks(expected: Blocks, actual: Blocks): BlocksComparison;
