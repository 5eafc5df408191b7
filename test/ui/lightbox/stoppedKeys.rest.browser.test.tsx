import { useEffect, useRef } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { createImages, LightboxPage } from '../../ui/lightbox/LightboxPage.tsx';

describe('a lightbox', () => {
  test.each(['by React', 'by itself'])(
    'does not navigate if a child stops propagation of the key event (%s)',
    async (how) => {
      const heard = vi.fn();
      function Part() {
        const part = useRef<HTMLButtonElement>(null);
        useEffect(() => {
          const stop = (event: Event) => event.stopPropagation();
          const { current } = part;
          if (how === 'by itself') current?.addEventListener('keydown', stop);
          return () => current?.removeEventListener('keydown', stop);
        }, []);
        const stopInReact = (event: { stopPropagation(): void }) => {
          heard();
          event.stopPropagation();
        };
        return (
          <button ref={part} type="button" data-testid="part" onKeyDown={how === 'by React' ? stopInReact : undefined}>
            Own keys
          </button>
        );
      }
      await render(
        <LightboxPage images={createImages(3)}>
          <Part />
        </LightboxPage>,
      );
      await page.getByRole('link', { name: 'Thumbnail 1' }).click();
      await expect.element(page.getByTestId('part')).toBeVisible();
      (page.getByTestId('part').element() as HTMLElement).focus();
      await userEvent.keyboard('{ArrowRight}');
      expect(heard).toHaveBeenCalledTimes(how === 'by React' ? 1 : 0);
      await expect.element(page.getByRole('dialog')).toHaveTextContent('Landscape 1');
    },
  );
});
