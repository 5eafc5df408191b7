// @own-page
import '@loggia/ui/styles.css';
import { cdp, page, userEvent } from 'vitest/browser';
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { FullHeight, HeroCarousel } from '@loggia/ui';

const TEXTS = ['Counsel', 'Courtroom', 'Families'];

const emulateMotion = (value: 'reduce' | '') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });

afterEach(() => emulateMotion(''));

const renderHero = () =>
  render(
    <section style={{ display: 'grid', height: 500 }}>
      <HeroCarousel
        label="What we do"
        count={TEXTS.length}
        autoplay={false}
        renderSlide={({ index }) => <div className="loggia-hero-text">{TEXTS[index]}</div>}
      />
    </section>,
  );

/** The delay until a slide's text starts to fade in, or undefined without an animation. */
function delayOf(text: string): number | undefined {
  const [animation] = page.getByText(text).element().getAnimations();
  return animation?.effect?.getTiming().delay;
}

test('hero text fades in half a second after the slide, initially and on each change', async () => {
  await renderHero();
  expect(delayOf('Counsel')).toBe(500);
  expect(delayOf('Courtroom')).toBeUndefined();
  await userEvent.click(page.getByRole('button', { name: 'Next slide' }));
  await expect.poll(() => delayOf('Courtroom')).toBe(500);
  // The text of the leaving slide stays visible.
  expect(delayOf('Counsel')).toBeUndefined();
});

test('each slide of a hero is as tall as its container', async () => {
  await renderHero();
  const slide = page.getByText('Counsel').element().closest('.loggia-carousel-slide');
  expect(slide?.getBoundingClientRect().height).toBe(500);
});

test('a hero in a full-height section is as tall as the viewport', async () => {
  await render(
    <FullHeight>
      <HeroCarousel
        label="What we do"
        count={TEXTS.length}
        renderSlide={({ index }) => <div className="loggia-hero-text">{TEXTS[index]}</div>}
      />
    </FullHeight>,
  );
  const slide = page.getByText('Counsel').element().closest('.loggia-carousel-slide');
  expect(slide?.getBoundingClientRect().height).toBe(window.innerHeight);
});

test('hero text appears immediately with reduced motion', async () => {
  await emulateMotion('reduce');
  await renderHero();
  expect(delayOf('Counsel')).toBeUndefined();
  await expect.element(page.getByText('Counsel')).toBeVisible();
});
