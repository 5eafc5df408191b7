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

/** Whether a submit button is outside the form, and so is not replaced. */
const isOutside = (host: HTMLElement, pressed: Element): pressed is HTMLButtonElement | HTMLInputElement =>
  'form' in pressed && pressed.form !== null && pressed.form === host.querySelector('form');

/** Returns the button with the same effect as the pressed one of the server, which had the focus. */
function findCounterpart(host: HTMLElement, served: HTMLElement, pressed: Element): HTMLElement | null {
  if (isOutside(host, pressed)) return pressed;
  const place = [...unshadowed(served).querySelectorAll(CONTACT_FORM_SUBMIT)].indexOf(pressed);
  const buttons = host.querySelectorAll<HTMLElement>('form button[type="submit"]');
  const button = buttons[place] ?? buttons[0] ?? null;
  button?.focus();
  return button;
}

/** Prepares a contact form in place of the server's, as soon as the server's own script has finished with it. */
export async function prepareContactForm(
  served: HTMLElement,
  { signal, allowedHosts }: MountContext,
): Promise<MountPlan> {
  const api = readContactFormApi(unshadowed(served).ownerDocument);
  if (!api) throw new Error('The page does not say where its contact forms go.');
  allowedServer(api.root, { allowedHosts });
  // A form that cannot be parsed throws here, before it is replaced.
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
  /** The server's form, which has been removed from the page and holds the typed values. */
  readonly served: HTMLElement;
  readonly backend: ContactFormBackend;
  /** The id that associates elements elsewhere in the page with the form. */
  readonly elementId: string | undefined;
}

/** The kit's form in place of the server's. Values are copied into it, and back when it is unmounted. */
export function MountedContactForm({ served, backend, elementId }: MountedContactFormProps) {
  // Parsed when it renders, because its questions may have been renewed meanwhile.
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
      <ContactForm form={form} backend={backend} hasTitle={false} />
    </div>
  );
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const OTHERS = new Set(['hidden', 'submit', 'button', 'image', 'reset']);

/** Returns the fillable fields by name; several may have the same name. */
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

/** Copies the values of one form into the fields of another with the same names, and fires their events. */
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
