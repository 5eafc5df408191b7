import { useEffect, useRef } from 'react';
import { ThumbnailGallery } from '@loggia/ui';
import { mount } from '@loggia/ui/mount';
import { createLandscapes } from './createLandscapes.ts';

const LANDSCAPES = createLandscapes(4);

interface ErrorBlockProps {
  /** Whether the container contains an error. @default true */
  readonly hasError?: boolean;
}

/** A server-rendered container with an error. */
export function ErrorBlock({ hasError = true }: ErrorBlockProps) {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = page.current;
    if (!root) return undefined;
    const container = document.createElement('div');
    container.className = 'served-gallery';
    container.textContent = hasError ? 'There are no images in this gallery.' : 'Loading…';
    root.replaceChildren(container);
    const { unmount } = mount(root, {
      mounters: [
        {
          selector: '.served-gallery',
          canMount: () => !hasError,
          load: async () => () => ({ content: <ThumbnailGallery images={LANDSCAPES} /> }),
        },
      ],
    });
    return () => queueMicrotask(unmount);
  }, [hasError]);
  return <div ref={page} />;
}
