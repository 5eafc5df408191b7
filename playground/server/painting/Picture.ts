/** The canvas of the painters: linear light, three numbers a pixel, row by row. */
export interface Picture {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  readonly pixels: Float32Array;
}
