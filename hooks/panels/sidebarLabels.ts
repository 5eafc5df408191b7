import { fillLabel } from '../shared/fillLabel.ts';
import { PANELS_LABELS } from './labels.ts';
import type { PanelsLabels, SidebarLabels } from './labels.ts';

/** The texts of the sidebar of this name: the caller's, else ours, else those of a sidebar nobody knows. */
export function sidebarLabels({ sidebars, otherSidebar }: PanelsLabels, name: string): SidebarLabels {
  const own = { ...PANELS_LABELS.sidebars[name], ...sidebars[name] };
  const text = (key: keyof SidebarLabels) => own[key] ?? fillLabel(otherSidebar[key], { name });
  return {
    title: text('title'),
    show: text('show'),
    hide: text('hide'),
    close: text('close'),
    failed: text('failed'),
    retry: text('retry'),
  };
}
