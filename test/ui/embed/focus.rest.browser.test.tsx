import { page, userEvent } from 'vitest/browser';
import { beforeEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { createStaticConsent } from '@loggia/hooks/consent';
import { BareEmbed } from '../../../playground/stories/bare/BareEmbed.tsx';
import { press, renderLightboxPage, thumbnail } from '../lightbox/renderLightboxPage.tsx';
import { embedded, EmbedPage, STUBS } from './EmbedPage.tsx';

beforeEach(() => localStorage.clear());

const FILM = embedded('YOUTUBE_VIDEO', 'film-a');
const OTHER = embedded('YOUTUBE_VIDEO', 'film-b');
const LOAD = 'Load from YouTube';
const ALWAYS = 'Always load from YouTube';

const buttons = (name: string) => page.getByRole('button', { name, exact: true });
const focusOn = (name: string) => buttons(name).element().focus();
const focused = () => document.activeElement;

async function expectFocusOn(title: string): Promise<void> {
  await expect.poll(() => focused()?.getAttribute('title')).toBe(title);
}

/** Waits for tasks that the browser runs after the change. */
const afterwards = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

const renderBare = (...images: (typeof FILM)[]) => {
  const consent = createStaticConsent();
  return render(
    <main>
      <button>Elsewhere</button>
      {images.map((image) => (
        <BareEmbed key={image.id} image={image} isCurrent hosts={STUBS} consent={consent} />
      ))}
    </main>,
  );
};

const renderKit = () => render(<EmbedPage images={[FILM]} requiresConsent consent={createStaticConsent()} />);

describe.each([
  ['EmbedSlide', renderKit],
  ['useEmbed with custom markup', () => renderBare(FILM)],
])('focus after giving consent in %s', (_, renderIt) => {
  test.each([LOAD, ALWAYS])('moves to the player when Enter is pressed on "%s"', async (name) => {
    await renderIt();
    focusOn(name);
    await userEvent.keyboard('{Enter}');
    await expectFocusOn('YouTube: Film film-a');
  });

  test.each([LOAD, ALWAYS])('moves to the player when "%s" is clicked', async (name) => {
    await renderIt();
    await buttons(name).click();
    await expectFocusOn('YouTube: Film film-a');
  });
});

describe('focus after "Always load" for several embeds', () => {
  test('moves to the player whose button was pressed', async () => {
    await renderBare(FILM, OTHER);
    (buttons(ALWAYS).elements()[1] as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => document.querySelectorAll('iframe').length).toBe(2);
    expect(focused()?.getAttribute('title')).toBe('YouTube: Film film-b');
  });
});

describe('focus around an embed', () => {
  test('does not move if consent is given outside the embed', async () => {
    const consent = createStaticConsent();
    await render(
      <main>
        <button>Elsewhere</button>
        <BareEmbed image={FILM} isCurrent hosts={STUBS} consent={consent} />
      </main>,
    );
    focusOn(LOAD);
    focusOn('Elsewhere');
    consent.grant('youtube');
    await expect.poll(() => document.querySelectorAll('iframe').length).toBe(1);
    await afterwards();
    expect(focused()?.textContent).toBe('Elsewhere');
  });

  test('stays in the embed if its player is not rendered yet', async () => {
    const consent = createStaticConsent();
    await render(<BareEmbed image={FILM} isCurrent={false} hosts={STUBS} consent={consent} />);
    focusOn(ALWAYS);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => focused()?.getAttribute('data-embed')).toBe('frame');
    expect(document.querySelector('iframe')).toBeNull();
  });
});

describe("an embed's consent gate in the lightbox", () => {
  const openFilm = async () => {
    const consent = createStaticConsent();
    await renderLightboxPage({ images: [FILM, OTHER], embeds: { hosts: STUBS, requiresConsent: true, consent } });
    await thumbnail(FILM.id).click();
    await expect.element(buttons(LOAD)).toBeVisible();
  };

  test.each(['{Enter}', ' '])('moves focus into the player when %j is pressed on the load button', async (key) => {
    await openFilm();
    focusOn(LOAD);
    await press(key);
    await expectFocusOn('YouTube: Film film-a');
    await afterwards();
    expect(focused()?.nodeName).toBe('IFRAME');
  });

  test('keeps keyboard shortcuts working after a click on the load button', async () => {
    await openFilm();
    await buttons(LOAD).click();
    await expect.poll(() => document.querySelectorAll('.loggia-lightbox iframe').length).toBe(1);
    await expect.poll(() => focused()?.nodeName).toBe('DIALOG');
    await press('{ArrowRight}');
    await expect.element(page.getByRole('group', { name: /^2 of 2/ })).toBeVisible();
  });
});
