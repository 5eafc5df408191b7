import { unshadowed } from '@loggia/hooks/shared';
import {
  allowedServer,
  CONTACT_FORM_SUBMIT,
  createWordPressContactForms,
  readContactForm,
  readContactFormApi,
  whenContactFormIsStill,
} from '@loggia/hooks/wordpress';
import type { MountContext, MountPlan } from '../Mounter.ts';
import { MountedContactForm } from './MountedContactForm.tsx';

/** A button elsewhere in the page that sends the form stands where it stood. */
const isOutside = (host: HTMLElement, pressed: Element): pressed is HTMLButtonElement | HTMLInputElement =>
  'form' in pressed && pressed.form !== null && pressed.form === host.querySelector('form');

/** The button that does what one of the server's did. Focus was on that one. */
function findCounterpart(host: HTMLElement, served: HTMLElement, pressed: Element): HTMLElement | null {
  if (isOutside(host, pressed)) return pressed;
  const place = [...unshadowed(served).querySelectorAll(CONTACT_FORM_SUBMIT)].indexOf(pressed);
  const buttons = host.querySelectorAll<HTMLElement>('form button[type="submit"]');
  const button = buttons[place] ?? buttons[0] ?? null;
  button?.focus();
  return button;
}

/** A contact form in place of a contact form, as soon as the server's own script has nothing to do with it any more. */
export async function prepareContactForm(
  served: HTMLElement,
  { signal, allowedHosts }: MountContext,
): Promise<MountPlan> {
  const api = readContactFormApi(unshadowed(served).ownerDocument);
  if (!api) throw new Error('The page does not say where its contact forms go.');
  allowedServer(api.root, { allowedHosts });
  // What cannot be read stays: better found out here than after it is gone.
  const { elementId } = readContactForm(served);
  await whenContactFormIsStill(served, { signal });
  const backend = createWordPressContactForms(api);
  backend.prepare?.();
  return {
    content: <MountedContactForm served={served} backend={backend} elementId={elementId} />,
    findCounterpart: (host, pressed) => findCounterpart(host, served, pressed),
  };
}
