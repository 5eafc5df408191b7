import type { ReactNode } from 'react';
import type { BrowsingNavigation } from '@loggia/hooks/browsing';
import type { CoreLayout } from '@loggia/hooks/wordpress';
import type { KitOptions } from '../KitProvider.tsx';

export interface MountOptions extends KitOptions {
  /**
   * The URL of the stylesheet. It is added to the page and loaded before anything is mounted. Stylesheets for less
   * common containers are in the same folder and are added when needed. If omitted, the page has to include
   * `@loggia/ui/mount.css` itself, as well as `@loggia/ui/mount-videos.css` for playlists.
   */
  readonly styleSheet?: string | undefined;
  /**
   * How a gallery loads the results of searching, sorting, filtering and pagination: in place, or by reloading the
   * page.
   * @default the page's own setting, otherwise in place
   */
  readonly navigation?: BrowsingNavigation | undefined;
  /**
   * The hosts that containers may send requests to, in addition to the page's own origin, such as `media.example`
   * (including its port, if it has one). Containers that use any other host are not mounted.
   * @default none
   */
  readonly allowedHosts?: readonly string[] | undefined;
  /**
   * The kinds of containers to mount.
   * @default all kinds that the kit knows: galleries, albums, contact forms and playlists
   */
  readonly mounters?: readonly Mounter[] | undefined;
  /** Called if a container is not mounted because of an error. @default logs a warning to the console */
  readonly onError?: ((error: unknown, container: HTMLElement) => void) | undefined;
}

/** The result of `mount`. */
export interface MountHandle {
  /** Resolves with the elements that contain the kit, once every container has been mounted or left to the server. */
  readonly ready: Promise<readonly HTMLElement[]>;
  /** Removes the kit and restores the server's content. */
  unmount(): void;
}

/** The values that a mounter receives in addition to its container. */
export interface MountContext {
  /** A signal that is aborted if the server's content is kept or restored. */
  readonly signal: AbortSignal;
  /** How search, sorting, tags and pagination load content; `undefined` to use the page's own setting. */
  readonly navigation: BrowsingNavigation | undefined;
  /** The hosts that may receive requests, in addition to the page's own origin. */
  readonly allowedHosts: readonly string[];
  /** Whether videos and posts from other sites load only once the user has agreed. */
  readonly requiresConsent: boolean;
}

/** The content that replaces a container. */
export interface MountPlan {
  readonly content: ReactNode;
  /**
   * The elements that the content replaces: adjacent elements in the container. If there are none, the container stays
   * on the page, and the content is rendered at the end of the page, without a box of its own.
   * @default the container
   */
  readonly replaces?: readonly HTMLElement[] | undefined;
  /**
   * A class that aligns the element that contains the kit, such as `alignwide`. It is used only if the whole container
   * is replaced and has no alignment class.
   * @default none
   */
  readonly alignment?: string | undefined;
  /**
   * Returns the kit's control that corresponds to `pressed`, a control of the server's content. If there is none, the
   * user's click is replayed on the server's content.
   */
  readonly findCounterpart?: ((host: HTMLElement, pressed: Element) => HTMLElement | null) | undefined;
  /**
   * Applies a choice made in a server-rendered select whose counterpart is not a select. Returns false if the choice
   * cannot be applied.
   */
  readonly applyChoice?: ((select: HTMLSelectElement) => boolean) | undefined;
  /**
   * Called once the container has been permanently removed, to stop timers and handlers of the page's scripts that
   * still use it.
   */
  readonly stopOriginal?: (() => void) | undefined;
}

/**
 * Reads a container and returns its replacement, without changing the container. If it throws or rejects, the server's
 * content is kept.
 */
export type PrepareMount = (container: HTMLElement, context: MountContext) => MountPlan | Promise<MountPlan>;

/** A kind of server-rendered container that the kit can take over. */
export interface Mounter {
  /** A selector that matches the containers, anywhere on the page. */
  readonly selector: string;
  /** Whether to mount the container. Called before any code is loaded. @default always true */
  readonly canMount?: ((container: HTMLElement) => boolean) | undefined;
  /**
   * A selector that matches controls that only work with scripts. A click on one of them before the kit is ready is
   * stored and replayed.
   * @default buttons, and links without a URL
   */
  readonly controls?: string | undefined;
  /**
   * Which events are withheld from the page's scripts until the kit is ready: all events in the container, or only
   * clicks on its controls, so that users can continue filling in a form.
   * @default 'everything'
   */
  readonly capture?: 'everything' | 'controls' | undefined;
  /**
   * A selector that matches overlays that other scripts add to the body. While there is one, nothing is mounted.
   * @default none
   */
  readonly overlays?: string | undefined;
  /**
   * The URL of an additional stylesheet for this kind of container, relative to the `styleSheet` that is passed to
   * `mount`.
   * @default none
   */
  readonly styleSheet?: string | undefined;
  /** Loads the code that renders the container. Use a dynamic import, so that a page loads only the code it needs. */
  readonly load: () => Promise<PrepareMount>;
}

/** Options for the galleries and images in WordPress's own markup. */
export interface CoreMounterOptions {
  /**
   * How galleries are displayed. With `'theme'`, the site's markup stays as it is, and clicks on links to image files
   * open the lightbox. With any other value, the kit's gallery replaces it. Loggia's own block always has its own layout.
   * @default 'theme'
   */
  readonly layout?: 'theme' | CoreLayout | undefined;
  /**
   * Whether the lightbox also replaces WordPress's own one, for images with the setting "Enlarge on click". If not,
   * galleries that contain such an image keep the site's markup.
   * @default false
   */
  readonly replaceCoreLightbox?: boolean | undefined;
  /** Whether the lightbox has a filmstrip. @default true */
  readonly filmstrip?: boolean | undefined;
  /** Whether the lightbox shows the images' captions. @default true */
  readonly captions?: boolean | undefined;
  /** Whether images can be shared from the lightbox. @default false */
  readonly sharing?: boolean | undefined;
}

/** A click, an Enter key press or a `<select>` change on server-rendered content before the kit was ready. */
export type PendingPress =
  /**
   * `touches` contains the preceding touch events, which are also withheld from the page. It is empty if the user did
   * not touch the element.
   */
  | { readonly kind: 'click'; readonly element: HTMLElement; readonly touches: readonly Event[] }
  /** The Enter key in a text field. */
  | { readonly kind: 'enter'; readonly element: HTMLInputElement }
  | { readonly kind: 'choice'; readonly element: HTMLSelectElement };
