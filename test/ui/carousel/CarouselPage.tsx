import '@loggia/ui/styles.css';
import { StrictMode } from 'react';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { Carousel, type CarouselProps } from '@loggia/ui';

export interface CarouselPageProps extends Partial<CarouselProps> {
  readonly dir?: 'ltr' | 'rtl';
  /** Width of the carousel, in CSS pixels. */
  readonly width?: number;
  /** Heights of the slides, in CSS pixels, repeated as needed. */
  readonly heights?: readonly number[];
}

const SAME_HEIGHT: readonly number[] = [200];

/** A carousel on a page that is longer than the viewport. */
export function CarouselPage({ dir = 'ltr', width = 600, heights = SAME_HEIGHT, ...props }: CarouselPageProps) {
  return (
    <StrictMode>
      <main dir={dir} style={{ height: 3000, padding: 20 }}>
        <button type="button">Before</button>
        <div style={{ width }}>
          <Carousel
            label="Quotes"
            count={5}
            durationMs={0}
            renderSlide={({ index }) => (
              <div style={{ height: heights[index % heights.length], background: 'gainsboro' }}>
                <a href={`#slide-${index + 1}`}>Read {index + 1}</a>
              </div>
            )}
            {...props}
          />
        </div>
        <button type="button">After</button>
      </main>
    </StrictMode>
  );
}

export const region = () => page.getByRole('group', { name: 'Quotes' });
export const viewport = () => document.querySelector<HTMLElement>('.loggia-carousel-viewport') ?? document.body;
export const slideElements = () => [...document.querySelectorAll<HTMLElement>('.loggia-carousel-slide')];
export const nextButton = () => page.getByRole('button', { name: 'Next slide' });
export const previousButton = () => page.getByRole('button', { name: 'Previous slide' });
export const dot = (name: string) => page.getByRole('button', { name, exact: true });

/** The text of each slide in the viewport, from start to end. */
export function readView(): readonly string[] {
  const box = viewport().getBoundingClientRect();
  const isRightToLeft = getComputedStyle(viewport()).direction === 'rtl';
  const placed = slideElements()
    .filter((slide) => getComputedStyle(slide).visibility === 'visible')
    .map((slide) => ({ text: slide.textContent, rectangle: slide.getBoundingClientRect() }))
    .filter(({ rectangle }) => rectangle.right > box.left + 1 && rectangle.left < box.right - 1)
    .sort((left, right) => left.rectangle.left - right.rectangle.left);
  const texts = placed.map(({ text }) => text.replace('Read ', ''));
  return isRightToLeft ? texts.reverse() : texts;
}

/** Waits until the slides with this text are in view, from start to end. */
export async function expectView(...texts: readonly string[]): Promise<void> {
  await expect.poll(readView).toEqual(texts);
}
