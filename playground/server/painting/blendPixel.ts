/** Puts a share of a colour over the pixel that begins at `offset`. */
export function blendPixel(pixels: Float32Array, offset: number, color: ArrayLike<number>, share: number): void {
  for (let channel = 0; channel < 3; channel += 1) {
    const behind = pixels[offset + channel] as number;
    pixels[offset + channel] = behind + ((color[channel] as number) - behind) * share;
  }
}
