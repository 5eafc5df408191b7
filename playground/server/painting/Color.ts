/** Red, green and blue in linear light, 0 to 1. */
export type Color = readonly [red: number, green: number, blue: number];
