'use client';
import type { ReactNode } from 'react';
import type { UseHitsResult } from '@loggia/hooks/hits';
import type { UseLightboxResult } from '@loggia/hooks/lightbox';
import { extrasChunk } from '../lightboxChunks.ts';
import { HitCounter } from '../components/hits/HitCounter.tsx';
import { LoadMore } from '../components/loadMore/LoadMore.tsx';
import { InfoPanel } from '../components/panels/InfoPanel.tsx';
import type { KitLabels } from '../labels/KitLabels.ts';
import { lateComponent } from '../lateComponent.tsx';
import { fillSlot } from '../slots.ts';
import { askedForEachImage } from './askedForEachImage.ts';
import type { LightboxProps } from './LightboxProps.ts';
import type { LightboxSlots } from './LightboxSlots.ts';
import type { LightboxToolset } from './useLightboxTools.ts';

export interface LightboxOverProps extends Pick<LightboxProps, 'onNeedMore'> {
  readonly lightbox: UseLightboxResult;
  readonly tools: Pick<LightboxToolset, 'bar' | 'info' | 'panel' | 'backend'>;
  readonly slots: LightboxSlots;
  readonly shownHits: UseHitsResult;
  readonly labels: KitLabels | undefined;
}

const VotesDoor = lateComponent(extrasChunk, 'LightboxVotes', askedForEachImage);
const WatermarkDoor = lateComponent(extrasChunk, 'Watermark', askedForEachImage);

/** What lies over the image: the count of showings, what is said of more to come, watermark, stars and caption. */
export function LightboxOver({ lightbox, tools, slots, shownHits, onNeedMore, labels }: LightboxOverProps) {
  const { status, settings, failure } = lightbox;
  const { hitCounter, hitCounterPosition = 'bottom', watermark } = settings;
  const isUsable = status === 'open' && !failure;
  const hasWatermark = isUsable && (watermark?.type ?? 'none') !== 'none';
  return (
    <>
      {hitCounter && <HitCounter hits={shownHits} position={hitCounterPosition} />}
      {onNeedMore && <LoadMore {...{ lightbox, onNeedMore }} labels={labels?.loadMore} />}
      {hasWatermark && <WatermarkDoor lightbox={lightbox} labels={labels?.watermark} />}
      {isUsable && edges(lightbox, tools, slots, labels)}
      {isUsable && slots.overlay?.({ lightbox, children: null })}
    </>
  );
}

/** Stars and caption. At either edge the stars stand outside, so that a caption that comes and goes moves nothing. */
function edges(
  lightbox: UseLightboxResult,
  { bar, info, panel, backend }: LightboxOverProps['tools'],
  slots: LightboxSlots,
  labels: KitLabels | undefined,
): ReactNode {
  const { image } = lightbox;
  const votes = panel.isAvailable && <VotesDoor {...{ lightbox, panel, backend, labels }} />;
  const caption = image && fillSlot(slots.caption, { lightbox, image, info }, <InfoPanel info={info} />);
  return (['top', 'bottom'] as const).map((edge) => {
    const box = info.position === edge && caption;
    const hasTab = bar.isPresent && bar.position === edge;
    return (
      <div key={edge} className="loggia-over" data-edge={edge} data-tab={hasTab ? '' : undefined}>
        {edge === 'bottom' && box}
        {panel.position === edge && votes}
        {edge === 'top' && box}
      </div>
    );
  });
}
