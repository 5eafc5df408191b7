/** The fields of a Rollup chunk used for the selection. */
export interface Chunk {
  readonly fileName: string;
  readonly isEntry: boolean;
  /** The name of the module that the chunk was created for. */
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
