import '@loggia/ui/styles.css';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { afterEach, expect, test, vi } from 'vitest';
import { ALBUM_LABELS } from '@loggia/hooks';
import { LateGallery } from '../../../ui/components/album/LateGallery.tsx';
import { lateCode } from '../../../ui/galleryCode/lateCode.ts';
import { presentCode } from '../../../ui/galleryCode/presentCode.ts';
import { createAnswer } from '../../helpers/createAnswer.ts';

interface NamesProps {
  readonly onPress: (name: string) => void;
}

/** Stands for a gallery: two links, and what is pressed is heard. */
const Names = ({ onPress }: NamesProps) => (
  <p>
    {['Nets', 'Sails'].map((name) => (
      <a
        key={name}
        href={`#${name}`}
        onClick={(event) => {
          event.preventDefault();
          onPress(name);
        }}
      >
        {name}
      </a>
    ))}
  </p>
);

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  root = undefined;
  document.body.replaceChildren();
  history.replaceState(null, '', location.pathname + location.search);
});

/** A page that a server rendered with a gallery in it, whose code has not come yet when the page comes to life. */
async function serveGallery() {
  const onPress = vi.fn();
  const answer = createAnswer<typeof Names>();
  const fetchCode = vi.fn(() => answer.promise);
  const draw = (code: ReturnType<typeof lateCode<typeof Names>>) => (
    <StrictMode>
      <LateGallery code={code} labels={ALBUM_LABELS} render={(Gallery) => <Gallery onPress={onPress} />} />
    </StrictMode>
  );
  const place = document.createElement('main');
  place.innerHTML = renderToString(draw(presentCode(Names)));
  document.body.append(place);
  const painted = link('Nets').element();
  const onRecoverableError = vi.fn();
  root = hydrateRoot(place, draw(lateCode(fetchCode)), { onRecoverableError });
  await vi.waitFor(() => expect(fetchCode).toHaveBeenCalled());
  expect(link('Nets').element()).toBe(painted);
  const isTakenOver = () => vi.waitFor(() => expect(painted.isConnected).toBe(false));
  return { place, onPress, answer, painted, isTakenOver, onRecoverableError };
}

const link = (name: string) => page.getByRole('link', { name });

test('what the server painted stays until the gallery takes its place, in the same markup', async () => {
  const { place, answer, isTakenOver, onRecoverableError } = await serveGallery();
  const before = place.innerHTML;
  answer.resolve(Names);
  await isTakenOver();
  expect(place.innerHTML).toBe(before);
  expect(onRecoverableError).not.toHaveBeenCalled();
});

test('who stands on a link of it stands on the same one afterwards', async () => {
  const { answer, isTakenOver } = await serveGallery();
  link('Sails').element().focus();
  answer.resolve(Names);
  await isTakenOver();
  expect(document.activeElement).toBe(link('Sails').element());
});

test('of the links that are pressed meanwhile the gallery hears the last one, once', async () => {
  const { onPress, answer, isTakenOver } = await serveGallery();
  await link('Nets').click();
  await link('Sails').click();
  expect(location.hash).toBe('');
  answer.resolve(Names);
  await isTakenOver();
  await vi.waitFor(() => expect(onPress.mock.calls).toEqual([['Sails']]));
});

test('a link leads to its address where the code is not to be had', async () => {
  const { answer, painted } = await serveGallery();
  answer.fail(new TypeError('offline'));
  await link('Sails').click();
  await vi.waitFor(() => expect(location.hash).toBe('#Sails'));
  expect(painted.isConnected).toBe(true);
});

test('a link that is asked for in a new tab is the browser’s', async () => {
  await serveGallery();
  const heard = new Promise<readonly boolean[]>((resolve) => {
    const handleClick = (event: MouseEvent) => {
      resolve([event.ctrlKey, event.defaultPrevented]);
      event.preventDefault();
    };
    addEventListener('click', handleClick, { once: true });
  });
  await link('Nets').click({ modifiers: ['Control'] });
  expect(await heard).toEqual([true, false]);
});

/** A page that no server rendered, which begins with a gallery. */
async function openGallery() {
  const answers = [createAnswer<typeof Names>(), createAnswer<typeof Names>()] as const;
  const fetchCode = vi.fn<() => Promise<typeof Names>>();
  for (const { promise } of answers) fetchCode.mockReturnValueOnce(promise);
  const code = lateCode(fetchCode);
  await render(
    <StrictMode>
      <LateGallery code={code} labels={ALBUM_LABELS} render={(Gallery) => <Gallery onPress={vi.fn()} />} />
    </StrictMode>,
  );
  return { answers, fetchCode };
}

test('a page that no server rendered says that the gallery is loading until its code is there', async () => {
  const { answers } = await openGallery();
  await expect.element(page.getByRole('status')).toHaveTextContent(ALBUM_LABELS.loading);
  expect(page.getByRole('button').elements()).toEqual([]);
  answers[0].resolve(Names);
  await expect.element(link('Nets')).toBeVisible();
  expect(page.getByRole('status').elements()).toEqual([]);
  expect(document.activeElement).toBe(document.body);
});

test('where the code is not to be had it says so, and who asks again stands in the gallery when it is there', async () => {
  const { answers, fetchCode } = await openGallery();
  answers[0].fail(new TypeError('offline'));
  await expect.element(page.getByRole('status')).toHaveTextContent(ALBUM_LABELS.failed);
  await page.getByRole('button', { name: ALBUM_LABELS.retry }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent(ALBUM_LABELS.loading);
  expect(fetchCode).toHaveBeenCalledTimes(2);
  answers[1].resolve(Names);
  await expect.element(link('Nets')).toHaveFocus();
});

test('it asks by itself when the network is back', async () => {
  const { answers } = await openGallery();
  answers[0].fail(new TypeError('offline'));
  await expect.element(page.getByRole('status')).toHaveTextContent(ALBUM_LABELS.failed);
  window.dispatchEvent(new Event('online'));
  answers[1].resolve(Names);
  await expect.element(link('Nets')).toBeVisible();
});
