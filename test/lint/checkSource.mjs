import { layerRules } from './layerRules.mjs';
import { readSource } from './readSource.mjs';
import { noStateInRender } from './stateInRender.mjs';

const rules = [...layerRules, noStateInRender];

/** Complaints of the rules about one file, as lines to print. */
export function checkSource(path, text) {
  const source = readSource(path, text);
  return rules.flatMap((rule) => rule(source)).map((message) => `${path} ${message}`);
}
