'use client';
import type { ReactNode } from 'react';
import type { UseHitsResult } from '@loggia/hooks/hits';
import type { UseLightboxResult } from '@loggia/hooks/lightbox';
import { useLoadMore } from '@loggia/hooks/loadMore';
import type { LoadMoreLabels, UseLoadMoreOptions } from '@loggia/hooks/loadMore';
import { endEvents } from '@loggia/hooks/shared';
import { extrasChunk } from '../chunks.ts';
import { HitCounter } from '../components/hits/HitCounter.tsx';
import { InfoPanel } from '../components/panels/InfoPanel.tsx';
import type { KitLabels } from '../labels/KitLabels.ts';
import { lateComponent } from '../lateComponent.tsx';
import { fillSlot } from '../slots.ts';
import { retryForEachImage } from './retryForEachImage.ts';
import type { LightboxProps } from './LightboxProps.ts';
import type { LightboxSlots } from './LightboxSlots.ts';
import type { LightboxToolset } from './useLightboxTools.ts';

interface LightboxOverProps extends Pick<LightboxProps, 'onNeedMore'> {
  readonly lightbox: UseLightboxResult;
  readonly tools: Pick<LightboxToolset, 'bar' | 'info' | 'panel' | 'backend'>;
  readonly slots: LightboxSlots;
  readonly shownHits: UseHitsResult;
  readonly labels: KitLabels | undefined;
}

const LazyVotes = lateComponent(extrasChunk, 'LightboxVotes', retryForEachImage);
const LazyWatermark = lateComponent(extrasChunk, 'Watermark', retryForEachImage);

/** The content over the image: hit counter, messages about more images, watermark, rating and caption. */
export function LightboxOver({ lightbox, tools, slots, shownHits, onNeedMore, labels }: LightboxOverProps) {
  const { status, settings, failure } = lightbox;
  const { hitCounter, hitCounterPosition = 'bottom', watermark } = settings;
  const isUsable = status === 'open' && !failure;
  const hasWatermark = isUsable && watermark !== undefined && watermark.type !== 'none';
  return (
    <>
      {hitCounter &&
        fillSlot(
          slots.hitCounter,
          { lightbox, hits: shownHits },
          <HitCounter hits={shownHits} position={hitCounterPosition} />,
        )}
      {onNeedMore && <LoadMore {...{ lightbox, onNeedMore }} slot={slots.loadMore} labels={labels?.loadMore} />}
      {hasWatermark &&
        fillSlot(
          slots.watermark,
          { lightbox, watermark },
          <LazyWatermark lightbox={lightbox} labels={labels?.watermark} />,
        )}
      {isUsable && edges(lightbox, tools, slots, labels)}
      {isUsable && slots.overlay?.({ lightbox, children: null })}
    </>
  );
}

/** Returns the rating and the caption. The rating is nearer to the edge, so that a changing caption does not move it. */
function edges(
  lightbox: UseLightboxResult,
  { bar, info, panel, backend }: LightboxOverProps['tools'],
  slots: LightboxSlots,
  labels: KitLabels | undefined,
): ReactNode {
  const { image } = lightbox;
  const votes =
    panel.isAvailable &&
    fillSlot(slots.rating, { lightbox, panel }, <LazyVotes {...{ lightbox, panel, backend, labels }} />);
  // No caption of the kit if only the page has something to show.
  const isEmpty = slots.caption && !info.title.trim() && !info.description.trim();
  const box = isEmpty ? null : <InfoPanel info={info} />;
  const caption = image && fillSlot(slots.caption, { lightbox, image, info }, box);
  return (['top', 'bottom'] as const).map((edge) => {
    const captionHere = info.position === edge && caption;
    const hasTab = bar.isPresent && bar.position === edge;
    return (
      <div key={edge} className="loggia-over" data-edge={edge} data-tab={hasTab ? '' : undefined}>
        {edge === 'bottom' && captionHere}
        {panel.position === edge && votes}
        {edge === 'top' && captionHere}
      </div>
    );
  });
}

interface LoadMoreProps extends Pick<UseLoadMoreOptions, 'onNeedMore'> {
  readonly lightbox: UseLightboxResult;
  readonly slot: LightboxSlots['loadMore'];
  readonly labels: Partial<LoadMoreLabels> | undefined;
}

/** Loads more of a lightbox's list near its end, and shows the loading state over the picture. */
function LoadMore({ lightbox, onNeedMore, slot, labels }: LoadMoreProps) {
  const more = useLoadMore(lightbox, { onNeedMore, labels });
  // It renders outside the lightbox component.
  const ended = endEvents({
    className: 'loggia-load-more',
    'data-status': more.status,
    'data-shown': more.message ? '' : undefined,
  });
  return fillSlot(
    slot,
    { lightbox, more },
    <div {...ended}>
      <div {...more.getStatusProps()} />
      {more.failure && <button {...more.getRetryButtonProps()}>{more.labels.retry}</button>}
    </div>,
  );
}
