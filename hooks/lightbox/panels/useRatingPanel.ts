'use client';
import { useEffect, useId, useMemo, useState, type MouseEvent } from 'react';
import type { ImageRating } from '../../data/backend/GalleryImage.ts';
import { useBackend } from '../../data/backend/useBackend.ts';
import { RATING_DECIMALS } from '../rating/constants.ts';
import { warnOnce } from '../../core/shared/developerMessages.ts';
import { buttonProps } from '../../core/shared/controlProps.ts';
import { fillLabel } from '../../core/shared/fillLabel.ts';
import { mergeProps } from '../../core/shared/mergeProps.ts';
import { useControllableState } from '../../core/shared/useControllableState.ts';
import { useLabels } from '../../core/shared/useLabels.ts';
import { useStableCallbacks } from '../../core/shared/useStableCallback.ts';
import { useUnchanged } from '../../core/shared/useUnchanged.ts';
import { PANELS_LABELS, type PanelsLabels } from './labels.ts';
import type { PanelsTarget, RatingPanelChangeReason, UseRatingPanelOptions, UseRatingPanelResult } from './types.ts';

/**
 * Manages the panel with the rating stars, and the average rating on the button that opens it. The panel's content
 * stays mounted while the panel is hidden, so that pending votes are still sent.
 *
 * ```tsx
 * const panel = useRatingPanel(lightbox);
 * <button {...panel.getToggleProps()}>★ {panel.averageText}</button>
 * <div {...panel.getPanelProps()}>…</div>
 * ```
 */
export function useRatingPanel(
  { settings, image }: Pick<PanelsTarget, 'settings'> & Partial<Pick<PanelsTarget, 'image'>>,
  options: UseRatingPanelOptions = {},
): UseRatingPanelResult {
  const { enabled = settings.rating ?? false, position = settings.ratingPosition ?? 'top' } = options;
  const hasNoStore = useBackend()?.ratings === undefined;
  const isIgnored = settings.rating === true && options.enabled === false && hasNoStore;
  useEffect(() => {
    if (isIgnored) {
      warnOnce(
        'The setting `rating` has no effect, because no backend stores votes. Use a `BackendProvider` whose backend ' +
          'has `ratings`, such as `createStaticBackend`, or remove the setting.',
      );
    }
  }, [isIgnored]);
  const labels = useLabels(PANELS_LABELS, options.labels);
  const [isRequested, request] = useControllableState<boolean, RatingPanelChangeReason>({
    name: 'isOpen',
    value: options.isOpen,
    defaultValue: options.defaultIsOpen ?? true,
    onChange: options.onOpenChange,
  });
  const isOpen = enabled && isRequested;
  const [votes, setVotes] = useState(NO_VOTES);
  const average = image ? latestAverage(image.rating, votes.get(image.id)) : 0;
  const averageText = average > 0 ? average.toFixed(RATING_DECIMALS) : '';
  const verbs = useStableCallbacks({
    updateRating: (imageId: string, rating: ImageRating) => setVotes(new Map(votes).set(imageId, rating)),
    toggle: (reason: RatingPanelChangeReason = 'imperative', event?: Event) => void request(!isOpen, reason, event),
    show: () => void request(true, 'imperative'),
    hide: () => void request(false, 'imperative'),
  });
  const { toggle } = verbs;
  const id = useId();
  const getters = useMemo<Pick<UseRatingPanelResult, 'getToggleProps' | 'getPanelProps'>>(() => {
    const handleClick = (event: MouseEvent) => toggle('toggleButton', event.nativeEvent);
    const button = {
      ...buttonProps(toggleName(isOpen, averageText, labels), handleClick),
      hidden: !enabled,
      'aria-expanded': isOpen,
      'aria-controls': id,
    };
    const panel = { id, hidden: !isOpen, 'data-position': position, 'data-no-gesture': '' };
    return {
      getToggleProps: (props) => mergeProps(button, props),
      getPanelProps: (props) => mergeProps(panel, props),
    };
  }, [id, enabled, isOpen, averageText, position, labels, toggle]);
  return useUnchanged({ isAvailable: enabled, isOpen, averageText, position, ...verbs, ...getters, labels });
}

const NO_VOTES: ReadonlyMap<string, ImageRating> = new Map();

/** Returns the image's own average or the average recorded after a vote, whichever is based on more votes. */
function latestAverage(known: ImageRating | undefined, noted: ImageRating | undefined): number {
  const isNoted = noted && noted.count >= (known?.count ?? 0);
  return (isNoted ? noted : known)?.average ?? 0;
}

/** Returns the button's accessible name. It starts with the average, which is the button's visible text. */
function toggleName(isOpen: boolean, average: string, labels: PanelsLabels): string {
  const action = isOpen ? labels.hideRating : labels.showRating;
  return (average && fillLabel(labels.rated, { average, action })) || action;
}
