/** Every text of the site's navigation. */
export interface NavigationLabels {
  /** The button that opens and closes a menu. */
  readonly menu: string;
  /** The button in the off-canvas menu that closes it. */
  readonly closeMenu: string;
}

/** English. */
export const NAVIGATION_LABELS: NavigationLabels = {
  menu: 'Menu',
  closeMenu: 'Close menu',
};
