'use client';
import { useLayoutEffect, useRef, useState } from 'react';
import { unshadowed } from '@loggia/hooks/shared';
import {
  allowedServer,
  CONTACT_FORM_SUBMIT,
  createWordPressContactForms,
  readContactForm,
  readContactFormApi,
  muteOriginalContactForm,
  whenContactFormIdle,
} from '@loggia/hooks/wordpress';
import type { ContactFormBackend } from '@loggia/hooks/backend';
import { ContactForm } from '../../layouts/ContactForm.tsx';
import type { MountContext, MountPlan } from '../MountOptions.ts';

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
  await whenContactFormIdle(served, { signal });
  const backend = createWordPressContactForms(api);
  backend.prepare?.();
  return {
    content: <MountedContactForm served={served} backend={backend} elementId={elementId} />,
    findCounterpart: (host, pressed) => findCounterpart(host, served, pressed),
  };
}

export interface MountedContactFormProps {
  /** The server's form, which is off the page by now and holds what was typed. */
  readonly served: HTMLElement;
  readonly backend: ContactFormBackend;
  /** The id by which elements elsewhere in the page belong to the form. */
  readonly elementId: string | undefined;
}

/** The server's form in the kit's hands: what stood in it stands in it, and goes back when the kit goes. */
export function MountedContactForm({ served, backend, elementId }: MountedContactFormProps) {
  // Read when it is drawn: its questions may have been renewed since it was found.
  const [form] = useState(() => ({ ...readContactForm(served), elementId }));
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const drawn = place.current?.querySelector('form');
    if (!drawn || !(served instanceof HTMLFormElement)) return undefined;
    copyValues(served, drawn);
    const speakAgain = muteOriginalContactForm(drawn);
    return () => {
      copyValues(drawn, served);
      speakAgain();
    };
  }, [served]);
  return (
    <div ref={place}>
      <ContactForm form={form} backend={backend} />
    </div>
  );
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const OTHERS = new Set(['hidden', 'submit', 'button', 'image', 'reset']);

/** Returns the controls that a visitor fills in, by name: several may have the same name. */
function fieldsOf(form: HTMLFormElement): ReadonlyMap<string, readonly Field[]> {
  const fields = new Map<string, Field[]>();
  for (const field of unshadowed(form).querySelectorAll<Field>('input, textarea, select')) {
    if (!OTHERS.has(field.type)) fields.set(field.name, [...(fields.get(field.name) ?? []), field]);
  }
  return fields;
}

function copySelection(from: HTMLSelectElement, to: HTMLSelectElement): void {
  for (const [index, option] of [...to.options].entries()) option.selected = from.options[index]?.selected ?? false;
}

function copyValue(from: Field, to: Field): void {
  if (from instanceof HTMLSelectElement) {
    if (to instanceof HTMLSelectElement) copySelection(from, to);
  } else if (from instanceof HTMLInputElement && to instanceof HTMLInputElement && from.type === to.type) {
    if (from.type === 'file') to.files = from.files;
    else if (from.type === 'checkbox' || from.type === 'radio') to.checked = from.checked;
    else to.value = from.value;
  } else if (from.type === to.type) {
    to.value = from.value;
  }
}

/** Puts what stands in the fields of one form into the fields of another that have the same names, and says so. */
export function copyValues(from: HTMLFormElement, to: HTMLFormElement): void {
  const targets = fieldsOf(to);
  for (const [name, fields] of fieldsOf(from)) {
    for (const [index, field] of fields.entries()) {
      const target = targets.get(name)?.[index];
      if (target) copyValue(field, target);
    }
  }
  unshadowed(to).dispatchEvent(new Event('input'));
}
