/** Labels for the site navigation. */
export interface NavigationLabels {
  /** Label of the button that opens and closes a menu. */
  readonly menu: string;
  /** Label of the off-canvas menu's close button. */
  readonly closeMenu: string;
}

/** The English labels. */
export const NAVIGATION_LABELS: NavigationLabels = {
  menu: 'Menu',
  closeMenu: 'Close menu',
};
