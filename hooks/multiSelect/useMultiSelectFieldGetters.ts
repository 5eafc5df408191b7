'use client';
import { useMemo } from 'react';
import type { FocusEvent, MouseEvent } from 'react';
import { mergeProps } from '../shared/mergeProps.ts';
import { listIdOf } from './MultiSelectParts.ts';
import type { MultiSelectParts } from './MultiSelectParts.ts';
import type { UseMultiSelectResult } from './types.ts';

/** The getters of the button that says what is chosen, and of what it opens. */
export function useMultiSelectFieldGetters(
  parts: MultiSelectParts,
): Pick<UseMultiSelectResult, 'getTriggerProps' | 'getPopupProps'> {
  const { id, choice, elements, keyboard, caption, hasSearch, isOff, labels, leave } = parts;
  const { isOpen, setOpen } = choice;
  const { setTrigger, setPopup, isInside } = elements;
  const { onTriggerKeyDown } = keyboard;
  return useMemo(() => {
    const onBlur = ({ relatedTarget, nativeEvent }: FocusEvent) => {
      if (relatedTarget && !isInside(relatedTarget)) leave('focusOut', false, nativeEvent);
    };
    const onClick = ({ nativeEvent }: MouseEvent) => {
      if (isOpen) leave('trigger', false, nativeEvent);
      else setOpen(true, 'trigger', nativeEvent);
    };
    const openedId = hasSearch ? id : listIdOf(id);
    const trigger = {
      ref: setTrigger,
      type: 'button',
      role: 'combobox',
      'aria-haspopup': hasSearch ? 'dialog' : 'listbox',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? openedId : undefined,
      'aria-label': labels.name,
      disabled: isOff,
      'data-open': isOpen ? '' : undefined,
      children: caption,
      onClick,
      onKeyDown: isOpen ? undefined : onTriggerKeyDown,
      onBlur,
    } as const;
    const popup = { ref: setPopup, id, role: 'dialog', 'aria-label': labels.name, onBlur } as const;
    return {
      getTriggerProps: (props) => mergeProps(trigger, props),
      getPopupProps: (props) => mergeProps(popup, props),
    };
  }, [id, caption, hasSearch, isOff, labels, leave, isOpen, setOpen, setTrigger, setPopup, isInside, onTriggerKeyDown]);
}
