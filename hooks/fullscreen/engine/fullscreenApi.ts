import { containsComposed } from '../../shared/engine/composedTree.ts';

/** Safari before 16.4 names the same things with a prefix, and answers with nothing instead of promises. */
type PrefixedDocument = Document & {
  readonly webkitFullscreenEnabled?: boolean;
  readonly webkitFullscreenElement?: Element | null;
  webkitExitFullscreen?(): undefined;
};
type PrefixedElement = HTMLElement & { webkitRequestFullscreen?(): undefined };

/** The events that tell of a change. */
export const FULLSCREEN_EVENTS = ['fullscreenchange', 'webkitfullscreenchange'] as const;

export const isFullscreenAvailable = (document: PrefixedDocument): boolean =>
  document.fullscreenEnabled ?? document.webkitFullscreenEnabled ?? false;

const fullscreenElementOf = (document: PrefixedDocument): Element | null =>
  document.fullscreenElement ?? document.webkitFullscreenElement ?? null;

/** Returns the fullscreen element as the document or shadow tree of an element sees it: from outside, that is the tree's host. */
export function fullscreenElementAround(element: HTMLElement): Element | null {
  const root = element.getRootNode();
  return (root instanceof ShadowRoot && root.fullscreenElement) || fullscreenElementOf(element.ownerDocument);
}

const succeeds = (promise: Promise<void> | undefined) =>
  Promise.resolve(promise).then(
    () => true,
    () => false,
  );

/** False where the browser does not allow it: without a gesture of the visitor, say, or in a frame that may not. */
export const requestFullscreen = (element: PrefixedElement): Promise<boolean> =>
  succeeds((element.requestFullscreen ?? element.webkitRequestFullscreen)?.call(element));

/** Leaves fullscreen, if `element` is what fills the screen. */
export async function leaveFullscreen(element: HTMLElement): Promise<void> {
  const document: PrefixedDocument = element.ownerDocument;
  if (fullscreenElementAround(element) === element) {
    await succeeds((document.exitFullscreen ?? document.webkitExitFullscreen)?.call(document));
  }
}

/**
 * Whether something that does not hold `element` fills the screen. Nobody sees the element then, and it will have its old
 * size again afterwards, so work on its resize can be left out.
 */
export function isFullscreenElsewhere(element: Element): boolean {
  const fullscreenElement = fullscreenElementOf(element.ownerDocument);
  return fullscreenElement !== null && !containsComposed(fullscreenElement, element);
}
