/** The fields that the selection reads of a chunk that Rollup made. */
export interface Chunk {
  readonly fileName: string;
  readonly isEntry: boolean;
  /** Of the module that it was made for. */
  readonly name: string;
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
}

export function selectChunks(chunks: readonly Chunk[]): {
  first: Chunk[];
  opening: Chunk[];
  asked: Chunk[];
  chosen: Chunk[];
};
