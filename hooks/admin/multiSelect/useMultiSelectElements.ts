'use client';
import { useEffect, useState } from 'react';
import { useStableCallback } from '../../core/shared/useStableCallback.ts';

export interface MultiSelectElements {
  readonly trigger: HTMLButtonElement | null;
  readonly setTrigger: (element: HTMLButtonElement | null) => void;
  readonly setPopup: (element: HTMLElement | null) => void;
  readonly setSearch: (element: HTMLInputElement | null) => void;
  readonly list: HTMLElement | null;
  readonly setList: (element: HTMLElement | null) => void;
  readonly isInside: (node: EventTarget | null) => boolean;
  readonly focusTrigger: () => void;
}

/** Tracks the elements of a multi-select, and moves focus to the search field or the list when it opens. */
export function useMultiSelectElements(isOpen: boolean): MultiSelectElements {
  const [trigger, setTrigger] = useState<HTMLButtonElement | null>(null);
  const [popup, setPopup] = useState<HTMLElement | null>(null);
  const [search, setSearch] = useState<HTMLInputElement | null>(null);
  const [list, setList] = useState<HTMLElement | null>(null);
  const entrance = search ?? list;

  useEffect(() => {
    if (isOpen) entrance?.focus({ preventScroll: true });
  }, [isOpen, entrance]);

  const isInside = useStableCallback(
    (node: EventTarget | null) =>
      node instanceof Node && (popup?.contains(node) === true || trigger?.contains(node) === true),
  );
  const focusTrigger = useStableCallback(() => trigger?.focus({ preventScroll: true }));
  return { trigger, setTrigger, setPopup, setSearch, list, setList, isInside, focusTrigger };
}
