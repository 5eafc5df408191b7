'use client';
import { useContext } from 'react';
import { useLightboxAnalytics } from '@loggia/hooks/analytics';
import type { UseLightboxResult } from '@loggia/hooks/lightbox';
import type { Backend } from '@loggia/hooks/backend';
import type { UseRatingPanelResult } from '@loggia/hooks/panels';
import { ListenersContext } from '../KitProvider.tsx';
import { Rating } from '../rating/Rating.tsx';
import type { KitLabels } from '../labels/KitLabels.ts';
import type { LightboxProps } from './LightboxProps.ts';

interface LightboxAnalyticsProps extends Pick<LightboxProps, 'onEvent'> {
  readonly lightbox: UseLightboxResult;
}

/** Calls `onEvent` when the lightbox opens or closes, and when it shows an image. */
export function LightboxAnalytics({ lightbox, onEvent }: LightboxAnalyticsProps): null {
  useLightboxAnalytics(lightbox, { onEvent });
  return null;
}

interface LightboxVotesProps {
  readonly lightbox: UseLightboxResult;
  readonly panel: UseRatingPanelResult;
  readonly backend: Backend | null;
  readonly labels: KitLabels | undefined;
}

/** Renders the rating over the image. */
export function LightboxVotes({ lightbox: { image, settings }, panel, backend, labels }: LightboxVotesProps) {
  const { onVoted } = useContext(ListenersContext);
  return (
    <div {...panel.getPanelProps({ className: 'loggia-votes' })}>
      <Rating
        target={{ image, settings }}
        store={backend?.ratings}
        onVoted={(vote, voted, rating) => {
          panel.updateRating(voted.id, rating);
          onVoted?.(vote, voted, rating);
        }}
        labels={labels?.rating}
      />
    </div>
  );
}
