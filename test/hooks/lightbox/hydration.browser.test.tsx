import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { StrictMode } from 'react';
import { expect, test, vi } from 'vitest';
import { pictures, StrangersLightbox } from './StrangersLightbox.tsx';

test.each([{ isOpen: false }, { isOpen: true }])(
  'a server-rendered lightbox with %j hydrates without a mismatch',
  async (options) => {
    const app = (
      <StrictMode>
        <StrangersLightbox images={pictures(3)} {...options} />
      </StrictMode>
    );
    const container = document.createElement('div');
    container.innerHTML = renderToString(app);
    document.body.append(container);
    const link = container.querySelector('a');
    const onRecoverableError = vi.fn();
    const root = hydrateRoot(container, app, { onRecoverableError });
    await vi.waitFor(() => expect(container.querySelector('dialog')?.open).toBe(options.isOpen));
    if (options.isOpen) {
      await vi.waitFor(() => expect(container.querySelector('dialog')?.dataset['status']).toBe('open'));
    }
    expect(container.querySelector('a')).toBe(link);
    expect(onRecoverableError).not.toHaveBeenCalled();
    root.unmount();
    container.remove();
  },
);
