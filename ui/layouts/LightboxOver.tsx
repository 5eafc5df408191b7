'use client';
import type { Backend } from '@loggia/hooks/backend';
import type { UseLightboxResult } from '@loggia/hooks/lightbox';
import { extrasChunk } from '../lightboxChunks.ts';
import { InfoPanel } from '../components/panels/InfoPanel.tsx';
import type { KitLabels } from '../labels/KitLabels.ts';
import { lateComponent } from '../lateComponent.tsx';
import { fillSlot } from '../slots.ts';
import type { LightboxSlots } from './LightboxSlots.ts';
import type { LightboxToolset } from './useLightboxTools.ts';

export interface LightboxOverProps {
  readonly lightbox: UseLightboxResult;
  readonly tools: Pick<LightboxToolset, 'bar' | 'info' | 'panel'>;
  readonly slots: LightboxSlots;
  readonly backend: Backend | null;
  readonly labels: KitLabels | undefined;
}

const VotesDoor = lateComponent(extrasChunk, 'LightboxVotes');
const WatermarkDoor = lateComponent(extrasChunk, 'Watermark');

/** What lies over the image. At either edge the stars stand outside, so that an info box that comes and goes moves nothing. */
export function LightboxOver({ lightbox, tools, slots, backend, labels }: LightboxOverProps) {
  const { bar, info, panel } = tools;
  const { image, settings } = lightbox;
  const { watermark } = settings;
  const votes = panel.isAvailable && <VotesDoor {...{ lightbox, panel, backend, labels }} />;
  const caption = image && fillSlot(slots.caption, { lightbox, image, info }, <InfoPanel info={info} />);
  return (
    <>
      {(watermark?.type ?? 'none') !== 'none' && <WatermarkDoor lightbox={lightbox} labels={labels?.watermark} />}
      {(['top', 'bottom'] as const).map((edge) => {
        const box = info.position === edge && caption;
        const hasTab = bar.isPresent && bar.position === edge;
        return (
          <div key={edge} className="loggia-over" data-edge={edge} data-tab={hasTab ? '' : undefined}>
            {edge === 'bottom' && box}
            {panel.position === edge && votes}
            {edge === 'top' && box}
          </div>
        );
      })}
    </>
  );
}
