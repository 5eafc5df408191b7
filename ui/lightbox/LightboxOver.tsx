'use client';
import { useContext, type CSSProperties, type ReactNode } from 'react';
import type { GalleryImage, LightboxSettings } from '@loggia/hooks/backend';
import type { UseHitsResult } from '@loggia/hooks/hits';
import type { UseLightboxResult } from '@loggia/hooks/lightbox';
import { useLoadMore, type LoadMoreLabels, type UseLoadMoreOptions } from '@loggia/hooks/loadMore';
import { largestShape } from '@loggia/hooks/picture';
import { endEvents } from '@loggia/hooks/shared';
import { extrasChunk } from '../chunks.ts';
import { isEmbedded } from '../embed/isEmbedded.ts';
import { HitCounter } from '../hits/HitCounter.tsx';
import { InfoPanel } from '../panels/InfoPanel.tsx';
import { StatusContext } from '../KitProvider.tsx';
import type { KitLabels } from '../labels/KitLabels.ts';
import { lateComponent } from '../lateComponent.tsx';
import { fillSlot } from '../slots.ts';
import { retryForEachImage } from '../gallery/retryForEachImage.ts';
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

/**
 * Renders the content over the image: the hit counter, the load-more messages, the watermark, the rating and the
 * caption.
 */
export function LightboxOver({ lightbox, tools, slots, shownHits, onNeedMore, labels }: LightboxOverProps) {
  const { status, settings, error } = lightbox;
  const { hitCounter, watermark } = settings;
  const hitsPosition = hitsPositionOf(settings);
  const hits =
    hitCounter &&
    fillSlot(slots.hitCounter, { lightbox, hits: shownHits }, <HitCounter hits={shownHits} position={hitsPosition} />);
  const isUsable = status === 'open' && !error;
  const hasWatermark = isUsable && watermark !== undefined && watermark.type !== 'none';
  return (
    <>
      {hitsPosition && hits}
      {onNeedMore && <LoadMore {...{ lightbox, onNeedMore }} slot={slots.loadMore} labels={labels?.loadMore} />}
      {hasWatermark &&
        fillSlot(
          slots.watermark,
          { lightbox, watermark },
          <LazyWatermark lightbox={lightbox} labels={labels?.watermark} />,
        )}
      {isUsable && textsOver({ lightbox, tools, slots, hits: !hitsPosition && hits, labels })}
      {isUsable && slots.overlay?.({ lightbox, children: null })}
    </>
  );
}

interface TextsOverOptions extends Pick<LightboxOverProps, 'lightbox' | 'tools' | 'slots' | 'labels'> {
  /** The hit counter, if it is shown at the bottom of the image. */
  readonly hits: ReactNode;
}

/**
 * Returns the caption, the rating and the hit counter, each at the edge that the settings specify, or else at the
 * bottom of the image. At an edge, the rating is closer to the edge than the caption, so that it doesn't move when the
 * caption changes.
 */
function textsOver({ lightbox, tools, slots, hits, labels }: TextsOverOptions): ReactNode {
  const { bar, info, panel, backend } = tools;
  const { image, imageStatus, settings } = lightbox;
  const votes =
    panel.isAvailable &&
    fillSlot(slots.rating, { lightbox, panel }, <LazyVotes {...{ lightbox, panel, backend, labels }} />);
  // If only the slot has something to show, the kit renders no caption.
  const isEmpty = slots.caption && !info.title.trim() && !info.description.trim();
  const box = isEmpty ? null : <InfoPanel info={info} />;
  const caption = image && fillSlot(slots.caption, { lightbox, image, info }, box);
  const { caption: isCaptionAtFoot, others: areOthersAtFoot } = footUse(settings);
  const isAtFoot = { caption: isCaptionAtFoot, votes: areOthersAtFoot && settings.ratingPosition === undefined };
  return (
    <>
      {(['top', 'bottom'] as const).map((edge) => {
        const captionHere = !isAtFoot.caption && info.position === edge && caption;
        const hasTab = bar.isMounted && bar.position === edge && (settings.controlTab || !bar.isOpen);
        return (
          <div key={edge} className="loggia-over" data-edge={edge} data-tab={hasTab ? '' : undefined}>
            {edge === 'bottom' && captionHere}
            {!isAtFoot.votes && panel.position === edge && votes}
            {edge === 'top' && captionHere}
          </div>
        );
      })}
      <div className="loggia-foot" {...footProps(image, imageStatus)}>
        <div className="loggia-foot-texts">
          {isAtFoot.caption && caption}
          {isAtFoot.votes && votes}
          {(info.isOpen || !info.hasInfo) && hits}
        </div>
      </div>
    </>
  );
}

/**
 * Returns which texts are at the bottom of the image. The caption is there if the settings don't specify its position
 * and nothing is below it. The rating and the hit counter are there if the caption is there as well, or if it is at the
 * top edge.
 */
function footUse({ infoPosition, infoAlign, infoFullWidth, ratingPosition, hitCounterPosition }: LightboxSettings) {
  const isPositioned = (infoPosition ?? infoAlign ?? infoFullWidth) !== undefined;
  const caption = !isPositioned && ratingPosition !== 'bottom' && hitCounterPosition !== 'bottom';
  return { caption, others: caption || infoPosition === 'top' };
}

/** Returns the edge at which the hit counter is rendered, or undefined if it is at the bottom of the image. */
function hitsPositionOf(settings: LightboxSettings) {
  const { hitCounterPosition } = settings;
  return hitCounterPosition ?? (footUse(settings).others ? undefined : 'bottom');
}

/**
 * Returns the props that position the texts at the bottom of the image. A video or post needs this space for its own
 * controls, so the texts are below it. They are also below it if there is no image.
 */
function footProps(image: GalleryImage | undefined, status: UseLightboxResult['imageStatus']) {
  if (image && (isEmbedded(image) || status === 'failed')) return { 'data-below': '' };
  const shape = image && largestShape(image);
  if (!shape) return {};
  const style = { '--loggia-photo-width': `${shape.width}px`, '--loggia-photo-ratio': shape.ratio };
  return { 'data-sized': '', 'data-wide': shape.ratio >= 1 ? '' : undefined, style: style as CSSProperties };
}

interface LoadMoreProps extends Pick<UseLoadMoreOptions, 'onNeedMore'> {
  readonly lightbox: UseLightboxResult;
  readonly slot: LightboxSlots['loadMore'];
  readonly labels: Partial<LoadMoreLabels> | undefined;
}

/** Loads more images when the user is near the end of a lightbox's list, and shows the loading state over the image. */
function LoadMore({ lightbox, onNeedMore, slot, labels }: LoadMoreProps) {
  const renderStatus = useContext(StatusContext);
  const more = useLoadMore(lightbox, { onNeedMore, labels });
  // Presses on the message must not reach React ancestors outside the lightbox.
  const ended = endEvents({
    className: 'loggia-load-more',
    'data-status': more.status,
    'data-shown': more.message ? '' : undefined,
  });
  return fillSlot(
    slot,
    { lightbox, more },
    <div {...ended}>
      {renderStatus(<div {...more.getStatusProps()} />, more.message)}
      {more.error && <button {...more.getRetryButtonProps()} />}
    </div>,
  );
}
