import { act } from '@testing-library/react-hooks';
import { createElement } from 'react';
import type { Mounter, MountPlan } from '@loggia/ui/mount';

/** Server-rendered content: a link, a control that needs scripts, and a field. */
export const SERVED =
  '<section id="served"><a href="/big.jpg" data-image-id="5">Five</a><a>Next</a><input type="search"></section>';

export function place(): HTMLElement {
  document.body.innerHTML = SERVED;
  return document.querySelector<HTMLElement>('#served') ?? document.body;
}

export function createMounter(changes: Partial<Mounter> = {}) {
  let answer: (plan: MountPlan) => void = () => undefined;
  let fail: (error: unknown) => void = () => undefined;
  const plan = new Promise<MountPlan>((resolve, reject) => {
    [answer, fail] = [resolve, reject];
  });
  const mounter: Mounter = {
    selector: '#served',
    controls: '[data-image-id], a:not([href])',
    load: async () => () => plan,
    ...changes,
  };
  return { mounter, answer: (given: MountPlan) => answer(given), fail: (error: unknown) => fail(error) };
}

/** A kit that renders one button as the counterpart of all controls that match `controls`. */
export const planOfButton = (controls: string, onClick: () => void): MountPlan => ({
  content: createElement('button', { type: 'button', onClick }, 'Five'),
  findCounterpart: (host, pressed) => (pressed.matches(controls) ? host.querySelector('button') : null),
});

export const settle = (handle: { readonly ready: Promise<unknown> }) => act(async () => void (await handle.ready));
