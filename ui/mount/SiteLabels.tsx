'use client';
import { useMemo, type ReactNode } from 'react';
import { KitContext, useKit } from '../KitProvider.tsx';
import type { KitLabels } from '../labels/KitLabels.ts';

export interface SiteLabelsProps {
  /** The site's own labels. */
  readonly labels: KitLabels;
  readonly children: ReactNode;
}

function joinLabels(first: KitLabels, second: KitLabels): KitLabels {
  const names = Object.keys({ ...first, ...second }) as (keyof KitLabels)[];
  return Object.fromEntries(names.map((name) => [name, { ...first[name], ...second[name] }]));
}

/** Replaces English labels with the site's own. Labels passed to `mount` take precedence. */
export function SiteLabels({ labels, children }: SiteLabelsProps) {
  const kit = useKit();
  const joined = useMemo(() => ({ ...kit, labels: joinLabels(labels, kit.labels ?? {}) }), [kit, labels]);
  return <KitContext.Provider value={joined}>{children}</KitContext.Provider>;
}
