import { layerRules } from './layerRules.mjs';
import { readSource } from './readSource.mjs';

/** Complaints of the layer rules about one file, as lines to print. */
export function checkSource(path, text) {
  const source = readSource(path, text);
  return layerRules.flatMap((rule) => rule(source)).map((message) => `${path} ${message}`);
}
