'use client';
import type { Backend } from '@loggia/hooks/backend';
import type { UseLightboxResult } from '@loggia/hooks/lightbox';
import type { UseControlBarResult, UseInfoResult, UseRatingPanelResult } from '@loggia/hooks/panels';
import { extrasChunk } from '../lightboxChunks.ts';
import { InfoPanel } from '../components/panels/InfoPanel.tsx';
import type { KitLabels } from '../labels/KitLabels.ts';
import { lateComponent } from '../lateComponent.tsx';

export interface LightboxOverProps {
  readonly lightbox: UseLightboxResult;
  readonly bar: UseControlBarResult;
  readonly info: UseInfoResult;
  readonly panel: UseRatingPanelResult;
  readonly backend: Backend | null;
  readonly labels: KitLabels | undefined;
}

const VotesDoor = lateComponent(extrasChunk, 'LightboxVotes');
const WatermarkDoor = lateComponent(extrasChunk, 'Watermark');

/** What lies over the image. At either edge the stars stand outside, so that an info box that comes and goes moves nothing. */
export function LightboxOver({ lightbox, bar, info, panel, backend, labels }: LightboxOverProps) {
  const { watermark } = lightbox.settings;
  const votes = panel.isAvailable && <VotesDoor {...{ lightbox, panel, backend, labels }} />;
  return (
    <>
      {(watermark?.type ?? 'none') !== 'none' && <WatermarkDoor lightbox={lightbox} labels={labels?.watermark} />}
      {(['top', 'bottom'] as const).map((edge) => {
        const box = info.position === edge && <InfoPanel info={info} />;
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
