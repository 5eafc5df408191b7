import { layerRules } from './layerRules.mjs';
import { readSource } from './readSource.mjs';
import { noStateInRender } from './stateInRender.mjs';

const rules = [...layerRules, noStateInRender];

/** Checks one file against all rules and returns messages. */
export function checkSource(path, text) {
  const source = readSource(path, text);
  return rules.flatMap((rule) => rule(source)).map((message) => `${path} ${message}`);
}
