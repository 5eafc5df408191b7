import { fullscreenElementOf } from './fullscreenApi.ts';
import { containsComposed } from '../../shared/engine/composedTree.ts';

/**
 * Whether something that does not hold `element` fills the screen. Nobody sees the element then, and it will have its old
 * size again afterwards, so work on its resize can be left out.
 */
export function isFullscreenElsewhere(element: Element): boolean {
  const fullscreenElement = fullscreenElementOf(element.ownerDocument);
  return fullscreenElement !== null && !containsComposed(fullscreenElement, element);
}
