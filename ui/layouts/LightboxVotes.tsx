'use client';
import type { Backend } from '@loggia/hooks/backend';
import type { UseLightboxResult } from '@loggia/hooks/lightbox';
import type { UseRatingPanelResult } from '@loggia/hooks/panels';
import { Rating } from '../components/rating/Rating.tsx';
import type { KitLabels } from '../labels/KitLabels.ts';

export interface LightboxVotesProps {
  readonly lightbox: UseLightboxResult;
  readonly panel: UseRatingPanelResult;
  readonly backend: Backend | null;
  readonly labels: KitLabels | undefined;
}

/** Stars over the image. */
export function LightboxVotes({ lightbox: { image, settings }, panel, backend, labels }: LightboxVotesProps) {
  return (
    <div {...panel.getPanelProps({ className: 'loggia-votes' })}>
      <Rating target={{ image, settings }} store={backend?.ratings} labels={labels?.rating} />
    </div>
  );
}
