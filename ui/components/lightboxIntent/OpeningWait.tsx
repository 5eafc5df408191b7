'use client';
import type { CSSProperties } from 'react';
import { useFollowOpening, useOpeningWait } from '@loggia/hooks/lightboxIntent';
import type { UseLightboxIntentResult, UseOpeningWaitOptions } from '@loggia/hooks/lightboxIntent';
import { useKit } from '../../KitContext.ts';

/** The page shows through: what comes next may be light or dark. Only ever drawn by a client, so no policy minds. */
const VEIL = { '--loggia-lightbox-background': 'transparent', colorScheme: 'dark' } as CSSProperties;

/** Stands over the page while the code of a pop-up is on its way. It imports nothing of that: it is there first. */
export function OpeningWait({ intent }: Pick<UseOpeningWaitOptions, 'intent'>) {
  const wait = useOpeningWait({ intent, labels: useKit().labels?.lightbox });
  if (!wait.isShown) return null;
  return (
    <dialog {...wait.getDialogProps({ className: 'loggia-lightbox', style: VEIL })}>
      <div {...wait.getProgressProps({ className: 'loggia-spinner' })} />
      <button {...wait.getCloseButtonProps({ className: 'loggia-button loggia-close', title: wait.labels.close })}>
        <svg viewBox="0 0 24 24" width="24" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" aria-hidden>
          <path d="M6 6l12 12M18 6L6 18" />
        </svg>
      </button>
    </dialog>
  );
}

interface FollowOpeningProps {
  readonly intent: Pick<UseLightboxIntentResult, 'opening' | 'setOpening'>;
}

/** Stands for a pop-up whose code cannot be had: the link that was pressed is followed. */
export function FollowOpening({ intent }: FollowOpeningProps) {
  useFollowOpening(intent);
  return null;
}
