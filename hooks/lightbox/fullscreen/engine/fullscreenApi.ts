import { containsComposed } from '../../../core/shared/engine/composedTree.ts';

/** Safari before 16.4 only has prefixed names, whose methods do not return promises. */
type PrefixedDocument = Document & {
  readonly webkitFullscreenEnabled?: boolean;
  readonly webkitFullscreenElement?: Element | null;
  webkitExitFullscreen?(): undefined;
};
type PrefixedElement = HTMLElement & { webkitRequestFullscreen?(): undefined };

/** Events fired when fullscreen changes. */
export const FULLSCREEN_EVENTS = ['fullscreenchange', 'webkitfullscreenchange'] as const;

export const isFullscreenAvailable = (document: PrefixedDocument): boolean =>
  document.fullscreenEnabled ?? document.webkitFullscreenEnabled ?? false;

const fullscreenElementOf = (document: PrefixedDocument): Element | null =>
  document.fullscreenElement ?? document.webkitFullscreenElement ?? null;

/**
 * Returns the fullscreen element in the document or shadow tree that contains `element`. If the fullscreen element is
 * in another shadow tree, returns the host of that tree.
 */
export function fullscreenElementAround(element: HTMLElement): Element | null {
  const root = element.getRootNode();
  return (root instanceof ShadowRoot && root.fullscreenElement) || fullscreenElementOf(element.ownerDocument);
}

const succeeds = (promise: Promise<void> | undefined) =>
  Promise.resolve(promise).then(
    () => true,
    () => false,
  );

/**
 * Resolves with `false` if the browser rejects the request, for example without a user gesture or in a frame without
 * permission.
 */
export const requestFullscreen = (element: PrefixedElement): Promise<boolean> =>
  succeeds((element.requestFullscreen ?? element.webkitRequestFullscreen)?.call(element));

/** Exits fullscreen if `element` is the fullscreen element. */
export async function leaveFullscreen(element: HTMLElement): Promise<void> {
  const document: PrefixedDocument = element.ownerDocument;
  if (fullscreenElementAround(element) === element) {
    await succeeds((document.exitFullscreen ?? document.webkitExitFullscreen)?.call(document));
  }
}

/**
 * Returns whether there is a fullscreen element that does not contain `element`. If so, `element` is hidden and will
 * later return to its previous size, so you can ignore the resize.
 */
export function isFullscreenElsewhere(element: Element): boolean {
  const fullscreenElement = fullscreenElementOf(element.ownerDocument);
  return fullscreenElement !== null && !containsComposed(fullscreenElement, element);
}
