'use client';
import { memo, useContext, type ReactNode } from 'react';
import { useBackend } from '@loggia/hooks/backend';
import { useLightboxContext } from '@loggia/hooks/lightbox';
import { useRatingPanel, type UseRatingPanelOptions, type UseRatingPanelResult } from '@loggia/hooks/panels';
import { extrasChunk } from '../chunks.ts';
import { createCompanion } from '../companion.ts';
import { IconButton } from '../iconButton/IconButton.tsx';
import { StarIcon } from '../icons/StarIcon.ts';
import { ListenersContext, useKit } from '../KitProvider.tsx';
import { lateComponent } from '../lateComponent.tsx';

const RatingCompanion = /* @__PURE__ */ createCompanion<UseRatingPanelResult>('RatingPanel');

/** Returns the state of the nearest `RatingPanel`. */
export const useRatingPanelContext = (): UseRatingPanelResult => RatingCompanion.use();

export interface RatingPanelProps extends Omit<UseRatingPanelOptions, 'labels'> {
  readonly children?: ReactNode;
}

/** Manages the panel in which users rate the image, if the backend saves ratings and its settings enable them. */
export function RatingPanel({ children, ...options }: RatingPanelProps) {
  const lightbox = useLightboxContext();
  const backend = useBackend();
  const { enabled = backend?.ratings !== undefined && lightbox.settings.rating === true } = options;
  const panel = useRatingPanel(lightbox, { ...options, enabled, labels: useKit().labels?.panels });
  return <RatingCompanion.Provider value={panel}>{children}</RatingCompanion.Provider>;
}

/** If the chunk fails to load, it is requested again for each image. */
const LazyRating = lateComponent(extrasChunk, 'Rating', { retryKeyOf: ({ target }) => target.image?.id });

/** Renders the rating of the current image. Render it in `RatingPanel`, over the image. */
export function LightboxRating() {
  const lightbox = useLightboxContext();
  const { image, settings } = lightbox;
  const store = useBackend()?.ratings;
  const panel = RatingCompanion.use();
  const { onVoted } = useContext(ListenersContext);
  const { labels } = useKit();
  if (!panel.isAvailable) return null;
  return (
    <div {...panel.getPanelProps({ className: 'loggia-votes' })}>
      <LazyRating
        target={{ image, settings }}
        store={store}
        onVoted={(vote, voted, rating) => {
          panel.updateRating(voted.id, rating);
          onVoted?.(vote, voted, rating);
        }}
        labels={labels?.rating}
      />
    </div>
  );
}

export interface RatingButtonProps {
  /** @default the state of the nearest `RatingPanel` */
  readonly panel?:
    | (Pick<UseRatingPanelResult, 'isAvailable' | 'getToggleProps'> &
        Partial<Pick<UseRatingPanelResult, 'averageText'>>)
    | undefined;
}

/** Renders a button that toggles the rating panel and shows the average rating. It is hidden if there is no rating. */
export const RatingButton = memo(function RatingButton(props: RatingButtonProps) {
  const { isAvailable, averageText, getToggleProps } = RatingCompanion.use(props.panel);
  if (!isAvailable) return null;
  const icon = (
    <>
      <StarIcon />
      {averageText && <span className="loggia-average">{averageText}</span>}
    </>
  );
  return <IconButton {...getToggleProps()} data-rating="" icon={icon} />;
});
