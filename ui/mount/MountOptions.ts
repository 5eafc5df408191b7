import type { BrowsingNavigation } from '@loggia/hooks/browsing';
import type { KitSettings } from '../KitContext.ts';
import type { Mounter } from './Mounter.ts';

export interface MountOptions extends KitSettings {
  /**
   * Address of a style sheet that has to be there before anything is mounted: it is added to the page. What few
   * pages need lies beside it and is added where it is needed. Without it the page is to bring `@loggia/ui/mount.css` itself, and
   * `@loggia/ui/mount-videos.css` for playlists.
   */
  readonly styleSheet?: string | undefined;
  /** How search, order, tags and pages of a gallery are asked for. @default what the page's own settings say, else in place */
  readonly navigation?: BrowsingNavigation | undefined;
  /**
   * Hosts that containers may ask beside the page's own origin (`media.example`, with its port where it has one). A container that names
   * another one stays the server's. @default none
   */
  readonly allowedHosts?: readonly string[] | undefined;
  /** What is taken over. @default galleries, albums and every other kind that the kit knows */
  readonly mounters?: readonly Mounter[] | undefined;
  /** A container was left to the server because something went wrong. @default a warning on the console */
  readonly onFailure?: ((error: unknown, container: HTMLElement) => void) | undefined;
}

/** What `mount` gives back. */
export interface MountHandle {
  /** Settles when every container is taken over or left to the server; gives the elements that hold the kit. */
  readonly ready: Promise<readonly HTMLElement[]>;
  /** Takes the kit away and puts back what the server rendered. */
  unmount(): void;
}
