'use client';
import { useEffect, useRef, useState } from 'react';
import type { AlbumLabels } from '@loggia/hooks';
import type { AwaitedGalleryProps } from './AwaitedGalleryProps.ts';

type Coming<TGallery> =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'here'; readonly Gallery: TGallery; readonly isWaitedFor: boolean };

export interface ComingGalleryProps<TGallery> extends AwaitedGalleryProps<TGallery> {
  readonly labels: Pick<AlbumLabels, 'loading' | 'failed' | 'retry'>;
}

/** A gallery on a page that no server rendered: until its code is there it says so, and who asks again gets there with it. */
export function ComingGallery<TGallery>({ code, render, labels }: ComingGalleryProps<TGallery>) {
  const placeRef = useRef<HTMLDivElement>(null);
  const [coming, setComing] = useState<Coming<TGallery>>({ status: 'loading' });
  const [retried, setRetried] = useState<Promise<TGallery>>();
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const handleOnline = () => setRetried(code.load());
    (retried ?? code.load()).then(
      (Gallery) => {
        const isWaitedFor = placeRef.current?.contains(document.activeElement) ?? false;
        if (!signal.aborted) setComing({ status: 'here', Gallery, isWaitedFor });
      },
      () => {
        if (signal.aborted) return;
        setComing({ status: 'failed' });
        addEventListener('online', handleOnline, { once: true, signal });
      },
    );
    return () => ending.abort();
  }, [code, retried]);
  const handleRetry = () => {
    setComing({ status: 'loading' });
    setRetried(code.load());
  };
  const { status } = coming;
  const isTaken = status === 'here' && coming.isWaitedFor;
  useEffect(() => {
    // The button has gone.
    if (isTaken) placeRef.current?.querySelector<HTMLElement>('a, button')?.focus();
  }, [isTaken]);

  return (
    <div ref={placeRef} className="loggia-album-gallery">
      {status === 'here' ? (
        render(coming.Gallery)
      ) : (
        <div className="loggia-failure">
          <p role="status">{labels[status]}</p>
          {(status === 'failed' || retried) && (
            <button type="button" onClick={handleRetry}>
              {labels.retry}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
