import { StrictMode, type ReactElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { act, fireEvent, render, screen } from '@testing-library/react-hooks';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createCookieConsent } from '@loggia/hooks/consent';
import type { ConsentDecision } from '@loggia/hooks';
import { CookieBar, CookieSettings } from '@loggia/ui';

beforeEach(() => {
  for (const name of ['euCookiesAcc', 'euCookiesRejected']) {
    // oxlint-disable-next-line unicorn/no-document-cookie -- jsdom has no `cookieStore`
    document.cookie = `${name}=; Path=/; Max-Age=0`;
  }
});

const bar = () => screen.queryByRole('region', { name: 'Cookies' });
const button = (name: string) => screen.getByRole('button', { name });

describe('the cookie bar', () => {
  test.each(['Accept', 'Reject'])('is shown until %s is clicked, and can be reopened', (answer) => {
    const source = createCookieConsent();
    render(
      <StrictMode>
        <CookieBar source={source} hasSettings />
      </StrictMode>,
    );
    expect(bar()).not.toBeNull();
    expect(document.activeElement).toBe(document.body);
    fireEvent.click(button(answer));
    expect(bar()).toBeNull();
    expect(source.decision()).toBe(`${answer.toLowerCase()}ed`);
    fireEvent.click(button('Cookie settings'));
    expect(bar()).not.toBeNull();
    fireEvent.click(button('Reject'));
    expect([bar(), source.decision()]).toEqual([null, 'rejected']);
  });

  test('receives focus when opened from a settings button, and returns focus to the button on close', () => {
    const source = createCookieConsent();
    render(
      <StrictMode>
        <CookieSettings source={source} />
        <CookieBar source={source} />
      </StrictMode>,
    );
    const settings = button('Cookie settings');
    // First without a decision, then with one.
    for (const answer of ['Accept', 'Reject']) {
      act(() => settings.focus());
      fireEvent.click(settings);
      expect(document.activeElement).toBe(bar());
      act(() => settings.focus());
      fireEvent.click(settings);
      expect(document.activeElement).toBe(bar());
      act(() => button(answer).focus());
      fireEvent.click(button(answer));
      expect([bar(), document.activeElement]).toEqual([null, settings]);
    }
  });

  test('is server-rendered only if the user is known not to have decided yet', () => {
    const draw = (initialDecision?: ConsentDecision) =>
      renderToString(<CookieBar source={createCookieConsent()} initialDecision={initialDecision} />);
    expect(draw('undecided')).toContain('loggia-cookie-bar');
    expect(draw('undecided')).not.toContain('style=');
    for (const known of ['accepted', 'rejected', undefined] as const) expect(draw(known)).toBe('');
  });

  test('does not flash during hydration if the user has decided, and appears after hydration otherwise', async () => {
    const source = createCookieConsent();
    source.accept();
    const container = document.body.appendChild(document.createElement('div'));
    const onRecoverableError = vi.fn();
    const hydrate = async (element: ReactElement): Promise<Root> => {
      container.innerHTML = renderToString(element);
      let root: Root | undefined;
      await act(async () => {
        root = hydrateRoot(container, element, { onRecoverableError });
      });
      if (!root) throw new Error('nothing was hydrated');
      return root;
    };
    const root = await hydrate(<CookieBar source={source} />);
    expect(container.innerHTML).toBe('');
    act(() => root.unmount());
    const second = await hydrate(<CookieBar source={createCookieConsent({ acceptCookieName: 'other' })} />);
    expect(bar()).not.toBeNull();
    expect(onRecoverableError).not.toHaveBeenCalled();
    act(() => second.unmount());
    container.remove();
  });
});
