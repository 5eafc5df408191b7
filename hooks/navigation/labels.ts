/** The labels of the site navigation. */
export interface NavigationLabels {
  /** The button that opens and closes a menu. */
  readonly menu: string;
  /** The close button of the off-canvas menu. */
  readonly closeMenu: string;
}

/** The English labels. */
export const NAVIGATION_LABELS: NavigationLabels = {
  menu: 'Menu',
  closeMenu: 'Close menu',
};
