'use client';
import type {
  Backend,
  UseControlBarResult,
  UseInfoResult,
  UseLightboxResult,
  UseRatingPanelResult,
} from '@loggia/hooks';
import { lazyPart } from '../components/lightbox/lazyPart.tsx';
import { InfoPanel } from '../components/panels/InfoPanel.tsx';
import type { KitLabels } from '../labels/KitLabels.ts';

export interface LightboxOverProps {
  readonly lightbox: UseLightboxResult;
  readonly bar: UseControlBarResult;
  readonly info: UseInfoResult;
  readonly panel: UseRatingPanelResult;
  readonly backend: Backend | null;
  readonly labels: KitLabels | undefined;
}

const LazyVotes = lazyPart(async () => (await import('./LightboxVotes.tsx')).LightboxVotes);
const LazyWatermark = lazyPart(async () => (await import('../components/watermark/Watermark.tsx')).Watermark);

/** What lies over the image. At either edge the stars stand outside, so that an info box that comes and goes moves nothing. */
export function LightboxOver({ lightbox, bar, info, panel, backend, labels }: LightboxOverProps) {
  const { watermark } = lightbox.settings;
  const votes = panel.isAvailable && <LazyVotes {...{ lightbox, panel, backend, labels }} />;
  return (
    <>
      {(watermark?.type ?? 'none') !== 'none' && <LazyWatermark lightbox={lightbox} labels={labels?.watermark} />}
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
