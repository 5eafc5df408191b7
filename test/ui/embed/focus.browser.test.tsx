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

/** What the browser has put off for after the change is done. */
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
  ['the kit', renderKit],
  ['a theme of hooks', () => renderBare(FILM)],
])('whoever lets an embed of %s load', (_, renderIt) => {
  test.each([LOAD, ALWAYS])('goes on in its player after Enter on "%s"', async (name) => {
    await renderIt();
    focusOn(name);
    await userEvent.keyboard('{Enter}');
    await expectFocusOn('YouTube: Film film-a');
  });

  test.each([LOAD, ALWAYS])('goes on in its player after a press on "%s"', async (name) => {
    await renderIt();
    await buttons(name).click();
    await expectFocusOn('YouTube: Film film-a');
  });
});

describe('several embeds that one "always" lets load', () => {
  test('leave the visitor at the one that was pressed', async () => {
    await renderBare(FILM, OTHER);
    (buttons(ALWAYS).elements()[1] as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => document.querySelectorAll('iframe').length).toBe(2);
    expect(focused()?.getAttribute('title')).toBe('YouTube: Film film-b');
  });
});

describe('focus', () => {
  test('stays where the visitor is when consent was given elsewhere', async () => {
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

  test('stays at the place of an embed that has no player yet', async () => {
    const consent = createStaticConsent();
    await render(<BareEmbed image={FILM} isCurrent={false} hosts={STUBS} consent={consent} />);
    focusOn(ALWAYS);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => focused()?.getAttribute('data-embed')).toBe('frame');
    expect(document.querySelector('iframe')).toBeNull();
  });
});

describe('in the lightbox', () => {
  const openFilm = async () => {
    const consent = createStaticConsent();
    await renderLightboxPage({ images: [FILM, OTHER], embeds: { hosts: STUBS, requiresConsent: true, consent } });
    await thumbnail(FILM.id).click();
    await expect.element(buttons(LOAD)).toBeVisible();
  };

  test.each(['{Enter}', ' '])('the key %j on a button leads into the frame, and stays there', async (key) => {
    await openFilm();
    focusOn(LOAD);
    await press(key);
    await expectFocusOn('YouTube: Film film-a');
    await afterwards();
    expect(focused()?.nodeName).toBe('IFRAME');
  });

  test('a press on it leaves the shortcuts alive, as a press into the frame does', async () => {
    await openFilm();
    await buttons(LOAD).click();
    await expect.poll(() => document.querySelectorAll('.loggia-lightbox iframe').length).toBe(1);
    await expect.poll(() => focused()?.nodeName).toBe('DIALOG');
    await press('{ArrowRight}');
    await expect.element(page.getByRole('group', { name: /^2 of 2/ })).toBeVisible();
  });
});
