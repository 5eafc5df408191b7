import '@loggia/ui/styles.css';
import { StrictMode } from 'react';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { InlineSlideshow, type InlineSlideshowProps } from '@loggia/ui';
import { paintedImages } from '../../helpers/paintedImages.ts';

export interface SlideshowPageProps extends InlineSlideshowProps {
  readonly dir?: 'ltr' | 'rtl';
  /** Height of the space above the slideshow, in CSS pixels. */
  readonly offset?: number;
}

/** A slideshow on a page that is longer than the viewport. */
export const SlideshowPage = ({ dir = 'ltr', offset = 0, ...props }: SlideshowPageProps) => (
  <StrictMode>
    <main dir={dir} style={{ minHeight: 3000 }}>
      <h1>Alps</h1>
      <div style={{ height: offset }} />
      <InlineSlideshow images={paintedImages} label="Alps" width={500} height={300} effect="none" {...props} />
    </main>
  </StrictMode>
);

export const region = () => page.getByRole('group', { name: 'Alps' });
export const stage = () => document.querySelector<HTMLElement>('.loggia-slideshow-stage') ?? document.body;
export const playButton = () => page.getByRole('button', { name: 'Play slideshow' });
export const nextButton = () => page.getByRole('button', { name: 'Next slide' });
export const readShown = () =>
  document.querySelector('.loggia-slideshow-slide[data-role=current] img')?.getAttribute('alt');

export async function expectShown(name: string): Promise<void> {
  await expect.poll(readShown).toBe(name);
}

/** Waits until the slideshow is interactive. */
export async function ready(): Promise<void> {
  await expect.element(nextButton()).toBeVisible();
}
