/** Adds light of a colour to the pixel that begins at `offset`. */
export function addLight(pixels: Float32Array, offset: number, color: ArrayLike<number>, strength: number): void {
  for (let channel = 0; channel < 3; channel += 1) {
    pixels[offset + channel] = (pixels[offset + channel] as number) + (color[channel] as number) * strength;
  }
}
