import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { useLightbox, type UseLightboxResult } from '@loggia/hooks';
import { brokenPicture, pictures, StrangersLightbox, type StrangersLightboxProps } from './StrangersLightbox.tsx';

async function openOn(number: number, props: Partial<StrangersLightboxProps> = {}) {
  const rendered: { lightbox: UseLightboxResult | undefined } = { lightbox: undefined };
  await render(<StrangersLightbox images={pictures(8)} onRender={(now) => (rendered.lightbox = now)} {...props} />);
  await page
    .getByRole('link')
    .nth(number - 1)
    .click();
  await expect.element(page.getByRole('dialog')).toHaveAttribute('data-status', 'open');
  return rendered;
}

const expectSettledOn = (rendered: { lightbox: UseLightboxResult | undefined }, index: number) =>
  vi.waitFor(() => expect(rendered.lightbox).toMatchObject({ index, isSettled: true }));

describe('a slide change', () => {
  test.each(['none', 'fade', 'slideH', 'slideV'] as const)(
    'ends with one visible slide with the effect %s',
    async (effect) => {
      const rendered = await openOn(1, { effect });
      await userEvent.keyboard('{ArrowRight}');
      await expectSettledOn(rendered, 1);
      const shown = [...document.querySelectorAll<HTMLElement>('[data-role]')].filter((slide) => !slide.inert);
      expect(shown.map((slide) => [slide.dataset['role'], getComputedStyle(slide).opacity])).toEqual([
        ['current', '1'],
      ]);
      expect(document.getAnimations()).toEqual([]);
    },
  );

  test('shows every slide once when queued by quick key presses', async () => {
    const shown: number[] = [];
    const rendered = await openOn(1, {
      effectDurationMs: 2000,
      intervalMs: 0,
      onIndexChange: (index) => void shown.push(index),
    });
    shown.length = 0;
    await userEvent.keyboard('{ArrowRight>7}');
    await expectSettledOn(rendered, 7);
    expect(shown).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  test('reports a video as loaded immediately', async () => {
    const images = pictures(3).map((image, index) => (index === 1 ? { ...image, kind: 'video' as const } : image));
    const rendered = await openOn(1, { images });
    await userEvent.keyboard('{ArrowRight}');
    await expectSettledOn(rendered, 1);
    expect(rendered.lightbox?.imageStatus).toBe('loaded');
  });
});

describe('a lightbox image', () => {
  test('is reported if it fails to load, and does not block navigation', async () => {
    const rendered = await openOn(1, { images: [...pictures(1), brokenPicture, ...pictures(4).slice(2)] });
    await userEvent.keyboard('{ArrowRight}');
    await expectSettledOn(rendered, 1);
    expect(rendered.lightbox?.imageStatus).toBe('failed');
    await userEvent.keyboard('{ArrowRight}');
    await expectSettledOn(rendered, 2);
    expect(rendered.lightbox?.imageStatus).toBe('loaded');
  });

  test('is loaded again on retry, in the same element', async () => {
    const rendered = await openOn(1, { images: [brokenPicture, ...pictures(2)] });
    const element = document.querySelector<HTMLImageElement>('[data-role=current] img');
    expect(rendered.lightbox?.imageStatus).toBe('failed');
    const onError = vi.fn();
    element?.addEventListener('error', onError);
    rendered.lightbox?.retryImage(0);
    await vi.waitFor(() => expect(onError).toHaveBeenCalledOnce());
    await vi.waitFor(() => expect(rendered.lightbox?.imageStatus).toBe('failed'));
    expect(rendered.lightbox?.slides[0]?.attempt).toBe(1);
  });
});

describe('a theme that mounts its slides only after the lightbox has opened', () => {
  function LateTheme() {
    const images = pictures(2);
    const lightbox = useLightbox({ images });
    return (
      <>
        <button type="button" onClick={(event) => lightbox.open('picture-0', { opener: event.currentTarget })}>
          Open
        </button>
        {lightbox.status !== 'closed' && (
          <dialog {...lightbox.getDialogProps()}>
            {lightbox.status === 'open' &&
              lightbox.slides.map(({ index, image }) => (
                <div key={image.id} {...lightbox.getSlideProps({ index })}>
                  <img {...lightbox.getImageProps({ index })} alt={image.title ?? ''} />
                </div>
              ))}
          </dialog>
        )}
      </>
    );
  }

  test('opens the lightbox, and restores focus even though its dialog is removed immediately', async () => {
    await render(<LateTheme />);
    await page.getByRole('button', { name: 'Open' }).click();
    await expect.element(page.getByRole('img', { name: 'Picture 1' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus();
    expect(document.querySelector('dialog')).toBeNull();
    expect(document.documentElement.getAttribute('style')).toBeNull();
  });
});

test('opening and closing a lightbox leaves no event listeners behind', async () => {
  const live = new Map<string, number>();
  const count = (by: number) => (type: unknown) => void live.set(String(type), (live.get(String(type)) ?? 0) + by);
  const [added, removed] = [count(1), count(-1)];
  for (const target of [window, document]) {
    const { addEventListener, removeEventListener } = target;
    vi.spyOn(target, 'addEventListener').mockImplementation((...parts: Parameters<typeof addEventListener>) => {
      const [type, , options] = parts;
      const signal = typeof options === 'object' ? options.signal : undefined;
      added(type);
      signal?.addEventListener('abort', () => removed(type));
      addEventListener.apply(target, parts);
    });
    vi.spyOn(target, 'removeEventListener').mockImplementation((...parts: Parameters<typeof removeEventListener>) => {
      removed(parts[0]);
      removeEventListener.apply(target, parts);
    });
  }
  const balance = () => Object.fromEntries([...live].filter(([, number]) => number !== 0));

  let status: UseLightboxResult['status'] | undefined;
  await render(<StrangersLightbox images={pictures(8)} onRender={(lightbox) => (status = lightbox.status)} />);
  const whileClosed = balance();
  for (const link of [0, 2]) {
    await vi.waitFor(async () => {
      if (status === 'closed') await page.getByRole('link').nth(link).click();
      expect(status).toBe('open');
    });
    await vi.waitFor(() => expect(balance()).toHaveProperty('keydown'));
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(status).toBe('closed'));
    // React runs these cleanups after painting.
    await vi.waitFor(() => expect(balance()).toEqual(whileClosed));
  }
});
