// The effects that split an image into tiles or rotate it as a cube.
export { animateCube } from './animateCube.ts';
export { animateTiles } from './animateTiles.ts';
