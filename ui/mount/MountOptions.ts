import type { ReactNode } from 'react';
import type { BrowsingNavigation } from '@loggia/hooks/browsing';
import type { KitSettings } from '../KitProvider.tsx';

export interface MountOptions extends KitSettings {
  /**
   * Address of a style sheet that has to be there before anything is mounted: it is added to the page. What few
   * pages need lies beside it and is added where it is needed. Without it the page is to bring `@loggia/ui/mount.css` itself, and
   * `@loggia/ui/mount-videos.css` for playlists.
   */
  readonly styleSheet?: string | undefined;
  /** The way in which search, order, tags and pages of a gallery are requested. @default the page's own setting, else in place */
  readonly navigation?: BrowsingNavigation | undefined;
  /**
   * Hosts that containers may ask beside the page's own origin (`media.example`, with its port where it has one). A container that names
   * another one stays the server's. @default none
   */
  readonly allowedHosts?: readonly string[] | undefined;
  /** The containers to take over. @default galleries, albums and every other kind that the kit knows */
  readonly mounters?: readonly Mounter[] | undefined;
  /** A container was left to the server because something went wrong. @default a warning on the console */
  readonly onError?: ((error: unknown, container: HTMLElement) => void) | undefined;
}

/** The result of `mount`. */
export interface MountHandle {
  /** Settles when every container is taken over or left to the server; gives the elements that hold the kit. */
  readonly ready: Promise<readonly HTMLElement[]>;
  /** Takes the kit away and puts back what the server rendered. */
  unmount(): void;
}

/** The context that a mounter gets beside its container. */
export interface MountContext {
  /** Aborted when the server's content is to stay, or comes back. */
  readonly signal: AbortSignal;
  /** The way in which search, order, tags and pages are requested; undefined: as the page says. */
  readonly navigation: BrowsingNavigation | undefined;
  /** The servers that may be asked beside the page's own origin. */
  readonly allowedHosts: readonly string[];
}

/** The content that takes the place of a container. */
export interface MountPlan {
  readonly content: ReactNode;
  /**
   * The control among the new content that does what `pressed`, one of the server's, would have done. Where there is none, the server's
   * content gets the press back.
   */
  readonly findCounterpart?: ((host: HTMLElement, pressed: Element) => HTMLElement | null) | undefined;
  /** Applies a choice in a select of the server's whose counterpart is no select; returns false where nothing can. */
  readonly answerChoice?: ((select: HTMLSelectElement) => boolean) | undefined;
  /** Called once the container is off the page for good: stops timers and handlers of the page's scripts that would look for it. */
  readonly stopOriginal?: (() => void) | undefined;
}

/**
 * Reads a container and tells what takes its place. The container is left as it is. A throw, or a rejection, leaves the server's
 * content where it is.
 */
export type PrepareMount = (container: HTMLElement, context: MountContext) => MountPlan | Promise<MountPlan>;

/** A kind of server-rendered container that the kit can take over. */
export interface Mounter {
  /** The selector of the containers, wherever they stand on the page. */
  readonly selector: string;
  /** False: the container is left to the server. Asked before any code is fetched. @default always true */
  readonly canMount?: ((container: HTMLElement) => boolean) | undefined;
  /**
   * Controls that only scripts bring to life: a press on one of them, before the kit is ready, is kept until it is.
   * @default buttons, and links without an address
   */
  readonly controls?: string | undefined;
  /**
   * The events that the page's scripts do not hear of until the kit is ready: everything that happens in the container, or presses on its
   * controls alone, so that a form that is being filled in goes on as it did. @default 'everything'
   */
  readonly holds?: 'everything' | 'controls' | undefined;
  /** Children of the body that other scripts lay over the page: while one is there, nothing is mounted. @default none */
  readonly overlays?: string | undefined;
  /** A style sheet of its own, beside the one that the page is given. @default none */
  readonly styleSheet?: string | undefined;
  /** Fetches the code that draws it: a dynamic import, so that a page pays only for what stands on it. */
  readonly load: () => Promise<PrepareMount>;
}

/** A visitor's press on the server's content before the kit was ready. */
export type PendingPress =
  /** `touches`: what the finger did before it, kept from the page as well; none where it was no finger. */
  | { readonly kind: 'click'; readonly element: HTMLElement; readonly touches: readonly Event[] }
  /** Enter in a field: for what has been typed in it. */
  | { readonly kind: 'enter'; readonly element: HTMLInputElement }
  | { readonly kind: 'choice'; readonly element: HTMLSelectElement };
