import type { ReactNode } from 'react';
import type { BrowsingNavigation } from '@loggia/hooks/browsing';
import type { KitOptions } from '../KitProvider.tsx';

export interface MountOptions extends KitOptions {
  /**
   * The address of the style sheet, which is added to the page and loaded before anything is mounted. The sheets of rarer parts are in the
   * same folder, and are added when needed. Without it the page has to include `@loggia/ui/mount.css` itself, and
   * `@loggia/ui/mount-videos.css` for playlists.
   */
  readonly styleSheet?: string | undefined;
  /** The way in which search, order, tags and pages of a gallery are requested. @default the page's own setting, else in place */
  readonly navigation?: BrowsingNavigation | undefined;
  /**
   * The hosts to which containers may send requests, in addition to the page's own origin (`media.example`, with its port if it has one). A
   * container with any other host is not mounted. @default none
   */
  readonly allowedHosts?: readonly string[] | undefined;
  /** The containers to take over. @default galleries, albums and every other kind that the kit knows */
  readonly mounters?: readonly Mounter[] | undefined;
  /** Called when a container is not mounted because of an error. @default a warning on the console */
  readonly onError?: ((error: unknown, container: HTMLElement) => void) | undefined;
}

/** The result of `mount`. */
export interface MountHandle {
  /** Settles when every container is mounted or left to the server. Resolves to the elements that hold the kit. */
  readonly ready: Promise<readonly HTMLElement[]>;
  /** Removes the kit, and restores the server's content. */
  unmount(): void;
}

/** The context of a mounter, beside its container. */
export interface MountContext {
  /** Aborted when the server's content stays, or is restored. */
  readonly signal: AbortSignal;
  /** The way in which search, order, tags and pages are requested; undefined for the page's own setting. */
  readonly navigation: BrowsingNavigation | undefined;
  /** The hosts that may be requested in addition to the page's own origin. */
  readonly allowedHosts: readonly string[];
}

/** The content that replaces a container. */
export interface MountPlan {
  readonly content: ReactNode;
  /**
   * Returns the control of the new content with the same effect as the server's control `pressed`. If there is none, the press is replayed
   * on the server's content.
   */
  readonly findCounterpart?: ((host: HTMLElement, pressed: Element) => HTMLElement | null) | undefined;
  /** Applies a choice in a select of the server whose counterpart is not a select. Returns false if it cannot be applied. */
  readonly answerChoice?: ((select: HTMLSelectElement) => boolean) | undefined;
  /** Called once the container has been removed for good. Stops timers and handlers of the page's scripts that still expect it. */
  readonly stopOriginal?: (() => void) | undefined;
}

/**
 * Reads a container and returns its replacement, without changing the container. If it throws or rejects, the server's content stays.
 */
export type PrepareMount = (container: HTMLElement, context: MountContext) => MountPlan | Promise<MountPlan>;

/** A kind of server-rendered container that the kit can take over. */
export interface Mounter {
  /** The selector of the containers, wherever they stand on the page. */
  readonly selector: string;
  /** Whether to mount the container. Called before any code is loaded. @default always true */
  readonly canMount?: ((container: HTMLElement) => boolean) | undefined;
  /**
   * The selector of controls that only work with scripts. A press on one of them before the kit is ready is kept and replayed.
   * @default buttons, and links without an address
   */
  readonly controls?: string | undefined;
  /**
   * The events that are withheld from the page's scripts until the kit is ready: all events in the container, or only presses on its
   * controls, so that a form being filled in keeps working. @default 'everything'
   */
  readonly capture?: 'everything' | 'controls' | undefined;
  /** The selector of children of the body that other scripts lay over the page. While one exists, nothing is mounted. @default none */
  readonly overlays?: string | undefined;
  /** The address of its own style sheet, in addition to the page's. @default none */
  readonly styleSheet?: string | undefined;
  /** Loads the code that draws it, by a dynamic import, so that a page loads only what it uses. */
  readonly load: () => Promise<PrepareMount>;
}

/** A visitor's press on the server's content before the kit was ready. */
export type PendingPress =
  /** `touches`: the touch events before it, which are withheld from the page as well; empty for any other press. */
  | { readonly kind: 'click'; readonly element: HTMLElement; readonly touches: readonly Event[] }
  /** Enter in a text field. */
  | { readonly kind: 'enter'; readonly element: HTMLInputElement }
  | { readonly kind: 'choice'; readonly element: HTMLSelectElement };
