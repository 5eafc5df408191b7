import type { ReactNode } from 'react';
import type { BrowsingNavigation } from '@loggia/hooks/browsing';
import type { KitOptions } from '../KitProvider.tsx';

export interface MountOptions extends KitOptions {
  /**
   * The URL of the style sheet, which is added to the page and loaded before anything is mounted. Style sheets of rarer
   * containers are in the same folder, and are added when needed. Without it the page has to include
   * `@loggia/ui/mount.css` itself, and `@loggia/ui/mount-videos.css` for playlists.
   */
  readonly styleSheet?: string | undefined;
  /**
   * How a gallery loads the results of searching, sorting, filtering and paging: in place, or by reloading the page.
   * @default the page's own setting, else in place
   */
  readonly navigation?: BrowsingNavigation | undefined;
  /**
   * The hosts that containers may send requests to, in addition to the page's own origin, such as `media.example` (with
   * its port, if any). Containers with any other host are not mounted.
   * @default none
   */
  readonly allowedHosts?: readonly string[] | undefined;
  /**
   * The kinds of containers to mount.
   * @default all kinds that the kit knows: galleries, albums, contact forms and playlists
   */
  readonly mounters?: readonly Mounter[] | undefined;
  /** Called when a container is not mounted because of an error. @default logs a warning to the console */
  readonly onError?: ((error: unknown, container: HTMLElement) => void) | undefined;
}

/** The result of `mount`. */
export interface MountHandle {
  /** Resolves when every container is mounted or left to the server, with the elements that contain the kit. */
  readonly ready: Promise<readonly HTMLElement[]>;
  /** Removes the kit and restores the server's content. */
  unmount(): void;
}

/** What a mounter receives in addition to its container. */
export interface MountContext {
  /** Aborted when the server's content stays or is restored. */
  readonly signal: AbortSignal;
  /** How search, sorting, tags and paging load content; undefined for the page's own setting. */
  readonly navigation: BrowsingNavigation | undefined;
  /** The hosts that may receive requests, in addition to the page's own origin. */
  readonly allowedHosts: readonly string[];
}

/** The content that replaces a container. */
export interface MountPlan {
  readonly content: ReactNode;
  /**
   * Returns the kit's control with the same effect as the server's control `pressed`. If there is none, the press is
   * replayed on the server's content.
   */
  readonly findCounterpart?: ((host: HTMLElement, pressed: Element) => HTMLElement | null) | undefined;
  /**
   * Applies a choice in a server-rendered select whose counterpart is not a select. Returns false if it cannot be
   * applied.
   */
  readonly applyChoice?: ((select: HTMLSelectElement) => boolean) | undefined;
  /**
   * Called once the container has been removed for good, to stop timers and handlers of the page's scripts that still
   * use it.
   */
  readonly stopOriginal?: (() => void) | undefined;
}

/**
 * Reads a container and returns its replacement, without changing the container. If it throws or rejects, the server's
 * content stays.
 */
export type PrepareMount = (container: HTMLElement, context: MountContext) => MountPlan | Promise<MountPlan>;

/** A kind of server-rendered container that the kit can take over. */
export interface Mounter {
  /** The selector of the containers, anywhere on the page. */
  readonly selector: string;
  /** Whether to mount the container. Called before any code is loaded. @default always true */
  readonly canMount?: ((container: HTMLElement) => boolean) | undefined;
  /**
   * The selector of controls that only work with scripts. A press on one of them before the kit is ready is stored and
   * replayed.
   * @default buttons, and links without a URL
   */
  readonly controls?: string | undefined;
  /**
   * The events that are withheld from the page's scripts until the kit is ready: all events in the container, or only
   * presses on its controls, so that users can keep filling in a form.
   * @default 'everything'
   */
  readonly capture?: 'everything' | 'controls' | undefined;
  /**
   * The selector of overlays that other scripts add to the body. While one exists, nothing is mounted.
   * @default none
   */
  readonly overlays?: string | undefined;
  /** The URL of the container's own style sheet, relative to the page's. It is loaded in addition. @default none */
  readonly styleSheet?: string | undefined;
  /** Loads the code that renders the container, by a dynamic import, so that a page loads only what it uses. */
  readonly load: () => Promise<PrepareMount>;
}

/** A user's press on the server's content before the kit was ready. */
export type PendingPress =
  /** `touches` are the preceding touch events, which are withheld from the page as well; empty for any other press. */
  | { readonly kind: 'click'; readonly element: HTMLElement; readonly touches: readonly Event[] }
  /** Enter in a text field. */
  | { readonly kind: 'enter'; readonly element: HTMLInputElement }
  | { readonly kind: 'choice'; readonly element: HTMLSelectElement };
