import { StrictMode } from 'react';
import { createPortal } from 'react-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useOverlayHost, type UseLightboxResult, type UseOverlayHostOptions } from '@loggia/hooks';
import { LightboxPage } from '../../helpers/LightboxPage.tsx';

interface HostProps extends UseOverlayHostOptions {
  readonly lightbox: UseLightboxResult;
}

function Host({ lightbox, ...options }: HostProps) {
  const { getHostProps, hostElement } = useOverlayHost(lightbox, options);
  return (
    <>
      <div {...getHostProps({ 'aria-label': 'Host' })} />
      {hostElement && createPortal(<p>Portalled</p>, hostElement)}
    </>
  );
}

const accepted = vi.fn();
let site: HTMLElement;

/** The markup of a tag manager: a banner with an iframe, between two siblings. */
beforeEach(() => {
  accepted.mockReset();
  site = document.createElement('div');
  site.innerHTML =
    '<i>before</i><section id="banner"><button>Accept</button><input aria-label="Name"><iframe title="Chat" srcdoc="Hello"></iframe></section><i>after</i>';
  document.body.append(site);
  banner().querySelector('button')?.addEventListener('click', accepted);
});
afterEach(() => site.remove());

const banner = () => document.querySelector('#banner') as HTMLElement;
const frame = () => banner().querySelector('iframe')?.contentWindow as Window & { mark?: string };
const dialog = () => page.getByRole('dialog');
const shown = () => dialog().getByRole('status').first();

async function openPage(options: UseOverlayHostOptions = {}) {
  const screen = await render(
    <StrictMode>
      <LightboxPage history={false}>
        {(lightbox) => <Host lightbox={lightbox} adopt="#banner" {...options} />}
      </LightboxPage>
    </StrictMode>,
  );
  await screen.getByRole('link', { name: 'Image 2' }).click();
  await expect.element(shown()).toHaveTextContent('Image 2');
  return screen;
}

async function expectGivenBack(): Promise<void> {
  await expect.poll(() => banner().parentElement).toBe(site);
  expect([...site.childNodes].map(({ nodeName }) => nodeName)).toEqual(['I', 'SECTION', 'I']);
}

test('an adopted banner stays usable inside the lightbox, handles its own keys, and returns without reloading its iframe', async () => {
  await vi.waitFor(() => expect(frame().document.body.textContent).toBe('Hello'));
  frame().mark = 'the same';
  await openPage();
  await expect.poll(() => banner().closest('dialog')).not.toBeNull();
  await expect.element(dialog().getByText('Portalled')).toBeVisible();
  const accept = dialog().getByRole('button', { name: 'Accept' });
  await accept.click();
  expect(accepted).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(accept.element());

  await userEvent.keyboard('{ArrowRight}{Escape}');
  await userEvent.tab();
  expect(document.activeElement).toBe(dialog().getByRole('textbox', { name: 'Name' }).element());
  await userEvent.keyboard('Ann{Escape}');
  await expect.element(shown()).toHaveTextContent('Image 2');
  expect(frame().mark).toBe('the same');

  (dialog().element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(shown()).toHaveTextContent('Image 3');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await expectGivenBack();
  expect(frame().mark).toBe('the same');
});

test('a banner added later is adopted, and a banner removed by its owner is not returned', async () => {
  const late = banner();
  late.remove();
  await openPage();
  site.insertBefore(late, site.lastChild);
  await expect.poll(() => late.closest('dialog')).not.toBeNull();
  late.remove();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  expect([...site.childNodes].map(({ nodeName }) => nodeName)).toEqual(['I', 'I']);
});

test('a lightbox that unmounts while open returns adopted elements', async () => {
  const screen = await openPage();
  await expect.poll(() => banner().closest('dialog')).not.toBeNull();
  await screen.unmount();
  await expectGivenBack();
});
