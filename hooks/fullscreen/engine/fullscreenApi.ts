import { containsComposed } from '../../shared/engine/composedTree.ts';

/** Safari before 16.4 has prefixed names, and its methods return no promises. */
type PrefixedDocument = Document & {
  readonly webkitFullscreenEnabled?: boolean;
  readonly webkitFullscreenElement?: Element | null;
  webkitExitFullscreen?(): undefined;
};
type PrefixedElement = HTMLElement & { webkitRequestFullscreen?(): undefined };

/** The events of a change. */
export const FULLSCREEN_EVENTS = ['fullscreenchange', 'webkitfullscreenchange'] as const;

export const isFullscreenAvailable = (document: PrefixedDocument): boolean =>
  document.fullscreenEnabled ?? document.webkitFullscreenEnabled ?? false;

const fullscreenElementOf = (document: PrefixedDocument): Element | null =>
  document.fullscreenElement ?? document.webkitFullscreenElement ?? null;

/** Returns the fullscreen element as seen from the document or shadow tree of an element: for one in another shadow tree, its host. */
export function fullscreenElementAround(element: HTMLElement): Element | null {
  const root = element.getRootNode();
  return (root instanceof ShadowRoot && root.fullscreenElement) || fullscreenElementOf(element.ownerDocument);
}

const succeeds = (promise: Promise<void> | undefined) =>
  Promise.resolve(promise).then(
    () => true,
    () => false,
  );

/** False if the browser refuses: without a gesture of the visitor, say, or in a frame without the permission. */
export const requestFullscreen = (element: PrefixedElement): Promise<boolean> =>
  succeeds((element.requestFullscreen ?? element.webkitRequestFullscreen)?.call(element));

/** Leaves fullscreen if `element` is the fullscreen element. */
export async function leaveFullscreen(element: HTMLElement): Promise<void> {
  const document: PrefixedDocument = element.ownerDocument;
  if (fullscreenElementAround(element) === element) {
    await succeeds((document.exitFullscreen ?? document.webkitExitFullscreen)?.call(document));
  }
}

/**
 * Whether the fullscreen element does not contain `element`. Then `element` is hidden and will have its old size again afterwards, so work
 * on its resize can be skipped.
 */
export function isFullscreenElsewhere(element: Element): boolean {
  const fullscreenElement = fullscreenElementOf(element.ownerDocument);
  return fullscreenElement !== null && !containsComposed(fullscreenElement, element);
}
