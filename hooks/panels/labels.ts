import { fillLabel } from '../shared/fillLabel.ts';

/** The texts of one sidebar. */
export interface SidebarLabels {
  /** Name of the region. */
  readonly title: string;
  /** Name of its button while it is closed. */
  readonly show: string;
  /** Name of its button while it is open. */
  readonly hide: string;
  /** Name of the button inside it that closes it. */
  readonly close: string;
  /** Shown when its content could not be loaded. */
  readonly failed: string;
  /** Shown instead where the browser has no network. */
  readonly offline: string;
  /** Text of the button that fetches it again. */
  readonly retry: string;
}

/** Every text of sidebars, control bar, info and maximise. `{…}` are filled in. */
export interface PanelsLabels {
  /** By the name of the sidebar. */
  readonly sidebars: Readonly<Record<string, Partial<SidebarLabels>>>;
  /** The labels of a sidebar that has none of its own; `{name}`. */
  readonly otherSidebar: SidebarLabels;
  /** Name of the group of controls. */
  readonly controls: string;
  readonly showControls: string;
  readonly hideControls: string;
  /** Name of the button of the menu with the other controls. */
  readonly moreControls: string;
  /** `{index}` and `{count}`. */
  readonly counter: string;
  /** Name of the info box. */
  readonly info: string;
  readonly showInfo: string;
  readonly hideInfo: string;
  /** Text of the button that shows the whole of a long description. */
  readonly moreInfo: string;
  readonly lessInfo: string;
  readonly showRating: string;
  readonly hideRating: string;
  /** Name of the rating's button where the mean is in it; `{average}`, and the `{action}` of the button. */
  readonly rated: string;
  readonly maximize: string;
  readonly restore: string;
  /** Names of keys in tooltips, by `KeyboardEvent.key`. A key without one shows itself. */
  readonly keys: Readonly<Record<string, string>>;
}

/** English. */
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
    offline: 'You are probably offline. This loads as soon as you are back.',
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

/** Returns the texts of the sidebar with this name: the caller's, else ours, else those for unknown sidebars. */
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
