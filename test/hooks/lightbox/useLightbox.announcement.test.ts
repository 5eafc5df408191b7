import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { UseLightboxOptions } from '@loggia/hooks';
import { photos, renderLightbox } from './renderLightbox.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Collects everything that a live region would announce, in order. */
function listen(options: UseLightboxOptions, imageId = 'photo-0') {
  const lightbox = renderLightbox(options);
  const said: string[] = [];
  const hear = () => {
    const { announcement } = lightbox.current;
    if (announcement && announcement !== said.at(-1)) said.push(announcement);
  };
  lightbox.openOn(imageId);
  hear();
  return {
    said,
    lightbox,
    act(action: Parameters<typeof lightbox.run>[0]) {
      lightbox.run(action);
      for (let step = 0; step < 40; step += 1) {
        hear();
        lightbox.pass(50);
      }
      hear();
    },
  };
}

describe('the lightbox announcement', () => {
  test('contains the position and the title, and is updated once for each change', () => {
    const { said, act } = listen({ images: photos(24) }, 'photo-1');
    act(({ next }) => next());
    act(({ previous }) => previous());
    expect(said).toEqual(['2 of 24, Title 1', '3 of 24, Title 2', '2 of 24, Title 1']);
  });

  test('contains only the position if there is no title', () => {
    const { said } = listen({ images: [{ id: 'a', url: '/a.jpg' }] }, 'a');
    expect(said).toEqual(['1 of 1']);
  });

  test('skips the images passed by quick navigation', () => {
    const { said, act } = listen({ images: photos(24) });
    act(({ next }) => [1, 2, 3, 4, 5].map(() => next('keyboard')));
    expect(said).toEqual(['1 of 24, Title 0', '6 of 24, Title 5']);
  });

  test('is empty while a slideshow plays, and returns when the user navigates', () => {
    const { said, act, lightbox } = listen({ images: photos(24) });
    act(({ next }) => next('autoplay'));
    expect(lightbox.current.announcement).toBe('');
    act(({ next }) => next('autoplay'));
    act(({ next }) => next('nextButton'));
    expect(said).toEqual(['1 of 24, Title 0', '4 of 24, Title 3']);
  });

  test('is empty after closing', () => {
    const { lightbox } = listen({ images: photos(2) });
    lightbox.run(({ close }) => close());
    expect(lightbox.current.announcement).toBe('');
  });

  test('uses a custom label', () => {
    const { said } = listen({ images: photos(3), labels: { position: '„{title}“, Bild {index} von {count}' } });
    expect(said).toEqual(['„Title 0“, Bild 1 von 3']);
  });
});

test('the lightbox announcement uses a polite status region', () => {
  const { lightbox } = listen({ images: photos(2) });
  expect(lightbox.current.getStatusProps()).toMatchObject({
    role: 'status',
    'aria-live': 'polite',
    children: '1 of 2, Title 0',
  });
});
