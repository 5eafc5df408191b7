'use client';
import { useMemo } from 'react';
import type { KeyboardEvent } from 'react';
import type { CartSection } from '../backend/CartBackend.ts';
import { readDirection } from '../shared/engine/readDirection.ts';
import { isComposing } from '../shared/keyOwners.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import { messageId } from './cartSetup.ts';
import type { FieldSetup } from './cartSetup.ts';
import type { CartTabGetters, UseCartResult } from './types.ts';

/** The sections as tabs, of which the arrow keys choose one. A single section needs none. */
export function useCartTabGetters(
  { sections, section: chosen }: Pick<UseCartResult, 'sections' | 'section'>,
  { id, labels, fields, change, problem }: Pick<FieldSetup, 'id' | 'labels' | 'fields' | 'change' | 'problem'>,
): CartTabGetters {
  const sectionNames = sections.join(' ');
  return useMemo(() => {
    const names = sectionNames.split(' ') as CartSection[];
    const hasTabs = names.length > 1;
    const tabId = (section: CartSection) => `${id}-tab-${section}`;
    const sectionId = (section: CartSection) => `${id}-section-${section}`;
    const choose = (section: CartSection) => change({ type: 'sectionChosen', section });

    function tabProps(section: CartSection) {
      const isTabStop = section === (chosen ?? names[0]);
      return {
        id: tabId(section),
        ref: fields.refFor(section),
        type: 'button',
        role: 'tab',
        'aria-selected': section === chosen,
        'aria-controls': sectionId(section),
        'aria-describedby': problem === 'noSection' ? messageId(id) : undefined,
        tabIndex: isTabStop ? 0 : -1,
        onClick: () => choose(section),
        onKeyDown(event: KeyboardEvent<HTMLElement>) {
          if (isComposing(event.nativeEvent)) return;
          const next = nextTab(event.key, names, section, readDirection(event.currentTarget));
          if (!next) return;
          event.preventDefault();
          choose(next);
          fields.get(next)?.focus();
        },
      } as const;
    }

    return {
      getTabListProps: (props) =>
        mergeProps({ role: 'tablist', 'aria-label': labels.sections, hidden: !hasTabs } as const, props),
      getTabProps: ({ section, ...props }) => mergeProps(tabProps(section), props),
      getSectionProps: ({ section, ...props }) =>
        mergeProps(
          {
            id: sectionId(section),
            hidden: section !== chosen,
            ...(hasTabs
              ? { role: 'tabpanel', 'aria-labelledby': tabId(section) }
              : { role: 'group', 'aria-label': labels[section] }),
          },
          props,
        ),
    };
  }, [sectionNames, chosen, id, labels, fields, change, problem]);
}

/** The tab that a key leads to, wrapping around; undefined for every other key. */
export function nextTab<TTab>(
  key: string,
  tabs: readonly TTab[],
  current: TTab,
  direction: 'ltr' | 'rtl',
): TTab | undefined {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
  if (key === 'Home') return tabs[0];
  if (key === 'End') return tabs.at(-1);
  if (step === undefined) return undefined;
  const index = tabs.indexOf(current) + (direction === 'rtl' ? -step : step);
  return tabs.at(index % tabs.length);
}
