import { fillLabel } from '../../core/shared/fillLabel.ts';

/** Labels of a single sidebar. */
export interface SidebarLabels {
  /** Accessible name of the region. */
  readonly title: string;
  /** Label of the toggle button while the sidebar is closed. */
  readonly show: string;
  /** Label of the toggle button while the sidebar is open. */
  readonly hide: string;
  /** Label of the close button inside the sidebar. */
  readonly close: string;
  /** Shown if the content fails to load. */
  readonly failed: string;
  /** Shown instead of `failed` while the browser is offline. */
  readonly offline: string;
  /** Text of the button that loads the content again. */
  readonly retry: string;
}

/**
 * Labels of the sidebars, the control bar, the info box, the rating and the maximize button. Placeholders such as
 * `{name}` are replaced with the actual values.
 */
export interface PanelsLabels {
  /** Labels of individual sidebars, by sidebar name. */
  readonly sidebars: Readonly<Record<string, Partial<SidebarLabels>>>;
  /** Default labels for sidebars that have no labels of their own. Placeholder: `{name}`. */
  readonly otherSidebar: SidebarLabels;
  /** Accessible name of the group of controls. */
  readonly controls: string;
  readonly showControls: string;
  readonly hideControls: string;
  /** Label of the button that opens the menu with the remaining controls. */
  readonly moreControls: string;
  /** The image counter. Placeholders: `{index}`, `{count}`. */
  readonly counter: string;
  /** Accessible name of the info box. */
  readonly info: string;
  readonly showInfo: string;
  readonly hideInfo: string;
  /** Text of the button that expands a long description. */
  readonly moreInfo: string;
  readonly lessInfo: string;
  readonly showRating: string;
  readonly hideRating: string;
  /**
   * Label of the rating button while it shows the average. Placeholders: `{average}`, `{action}` (`showRating` or
   * `hideRating`).
   */
  readonly rated: string;
  readonly maximize: string;
  readonly restore: string;
  /** How tooltips display keys, by `KeyboardEvent.key` value. Keys that are not listed are shown as they are. */
  readonly keys: Readonly<Record<string, string>>;
}

/** Default English labels. */
export const PANELS_LABELS: PanelsLabels = {
  sidebars: {
    comments: {
      title: 'Comments',
      show: 'Show comments',
      hide: 'Hide comments',
      close: 'Close comments',
      failed: 'The comments could not be loaded.',
    },
    shop: {
      title: 'Shop',
      show: 'Show shop',
      hide: 'Hide shop',
      close: 'Close shop',
      failed: 'The shop could not be loaded.',
    },
  },
  otherSidebar: {
    title: '{name}',
    show: 'Show {name}',
    hide: 'Hide {name}',
    close: 'Close {name}',
    failed: '{name} could not be loaded.',
    offline: 'You are probably offline. This will load once you are back online.',
    retry: 'Try again',
  },
  controls: 'Controls',
  showControls: 'Show controls',
  hideControls: 'Hide controls',
  moreControls: 'More',
  counter: '{index} / {count}',
  info: 'About this image',
  showInfo: 'Show info',
  hideInfo: 'Hide info',
  moreInfo: 'more',
  lessInfo: 'less',
  showRating: 'Show rating',
  hideRating: 'Hide rating',
  rated: '{average} stars. {action}',
  maximize: 'Maximize',
  restore: 'Restore',
  keys: { Escape: 'Esc', ArrowLeft: '←', ArrowRight: '→' },
};

/** Returns a sidebar's labels: the caller's, the built-in ones, or the fallback labels, in that order of precedence. */
export function sidebarLabels({ sidebars, otherSidebar }: PanelsLabels, name: string): SidebarLabels {
  const own = { ...PANELS_LABELS.sidebars[name], ...sidebars[name] };
  const text = (key: keyof SidebarLabels) => own[key] ?? fillLabel(otherSidebar[key], { name });
  return {
    title: text('title'),
    show: text('show'),
    hide: text('hide'),
    close: text('close'),
    failed: text('failed'),
    offline: text('offline'),
    retry: text('retry'),
  };
}
