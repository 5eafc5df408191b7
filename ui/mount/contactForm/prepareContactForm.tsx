'use client';
import { useLayoutEffect, useRef, useState, type CSSProperties } from 'react';
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
import { ContactForm } from '../../contactForm/ContactForm.tsx';
import { MIN_FIELD_HEIGHT_EM } from '../constants.ts';
import type { MountContext, MountPlan } from '../MountOptions.ts';

/** Whether a submit button is outside the form, in which case it is not replaced. */
const isOutside = (host: HTMLElement, pressed: Element): pressed is HTMLButtonElement | HTMLInputElement =>
  'form' in pressed && pressed.form !== null && pressed.form === host.querySelector('form');

/** Returns the kit's button that does the same as the server's clicked button, and moves focus to it. */
function findCounterpart(host: HTMLElement, served: HTMLElement, pressed: Element): HTMLElement | null {
  if (isOutside(host, pressed)) return pressed;
  const index = [...unshadowed(served).querySelectorAll(CONTACT_FORM_SUBMIT)].indexOf(pressed);
  const buttons = host.querySelectorAll<HTMLElement>('form button[type="submit"]');
  const button = buttons[index] ?? buttons[0] ?? null;
  button?.focus();
  return button;
}

/** Prepares a contact form that replaces the server's, once the server's own script has finished with it. */
export async function prepareContactForm(
  served: HTMLElement,
  { signal, allowedHosts }: MountContext,
): Promise<MountPlan> {
  const api = readContactFormApi(unshadowed(served).ownerDocument);
  if (!api) throw new Error('The page does not contain the REST API URL for contact forms.');
  allowedServer(api.root, { allowedHosts });
  // If the form cannot be parsed, this throws an error before the form is replaced.
  const { elementId } = readContactForm(served);
  await whenContactFormIdle(served, { signal });
  const backend = createWordPressContactForms(api);
  backend.prepare?.();
  const look = readPageLook(served);
  return {
    content: <MountedContactForm {...{ served, backend, elementId, look }} />,
    findCounterpart: (host, pressed) => findCounterpart(host, served, pressed),
  };
}

/** The style that the page's own CSS gives the server's form. */
interface PageLook {
  /** Custom properties for `contactForm.css` and the scoped stylesheet. */
  readonly style: CSSProperties;
  /** The text areas' heights by name, in CSS pixels. */
  readonly areaHeights: ReadonlyMap<string, number>;
}

/** Selects single-line fields. Host pages usually give them all the same height. */
const LINE_FIELDS = ['text', 'email', 'tel', 'url'].map((type) => `input[type="${type}"]`).join();

/** Returns the margin of the paragraph that contains a field. */
function marginAround(field: Element | null): string | undefined {
  const row = field?.closest('p');
  return row ? getComputedStyle(row).marginBottom : undefined;
}

/** Returns the height of the page's fields, or `undefined` if they are too low for the form's text. */
function fieldHeight(form: Element, field: Element | null): number | undefined {
  const heightPx = field?.getBoundingClientRect().height ?? 0;
  return heightPx >= MIN_FIELD_HEIGHT_EM * Number.parseFloat(getComputedStyle(form).fontSize) ? heightPx : undefined;
}

/**
 * Reads the height and spacing of the page's fields and the color of its links, so that the kit's form takes up about
 * as much space.
 */
function readPageLook(served: HTMLElement): PageLook {
  const form = unshadowed(served);
  const field = form.querySelector(LINE_FIELDS);
  const heightPx = fieldHeight(served, field);
  const margin = marginAround(field);
  const link = form.querySelector('a[href]');
  const areas = [...form.querySelectorAll('textarea')].map(
    (area) => [area.name, area.getBoundingClientRect().height] as const,
  );
  const style = {
    // Pages leave hardly any space between a label and its field.
    '--loggia-contact-label-gap': `min(3px, ${margin ?? '3px'})`,
    '--loggia-contact-page-gap': margin,
    '--loggia-contact-page-control': heightPx && `${heightPx}px`,
    '--loggia-page-link': link ? getComputedStyle(link).color : undefined,
  } as CSSProperties;
  return { style, areaHeights: new Map(areas.filter(([, height]) => height > 0)) };
}

function applyAreaHeights(form: HTMLFormElement, { areaHeights }: PageLook): void {
  for (const area of unshadowed(form).querySelectorAll('textarea')) {
    const heightPx = areaHeights.get(area.name);
    if (heightPx !== undefined) area.style.height = `${heightPx}px`;
  }
}

export interface MountedContactFormProps {
  /** The server's form, which has been removed from the page but still contains the values typed so far. */
  readonly served: HTMLElement;
  readonly backend: ContactFormBackend;
  /** The id that elements elsewhere on the page use to refer to the form. */
  readonly elementId: string | undefined;
  readonly look?: PageLook | undefined;
}

/** Renders the kit's form in place of the server's. Values are copied into it, and copied back when it unmounts. */
export function MountedContactForm({ served, backend, elementId, look }: MountedContactFormProps) {
  // The form is parsed during render, because its questions may have been replaced in the meantime.
  const [form] = useState(() => ({ ...readContactForm(served), elementId }));
  const containerRef = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const rendered = containerRef.current?.querySelector('form');
    if (!rendered || !(served instanceof HTMLFormElement)) return undefined;
    copyValues(served, rendered);
    if (look) applyAreaHeights(rendered, look);
    const unmute = muteOriginalContactForm(rendered);
    return () => {
      copyValues(rendered, served);
      unmute();
    };
  }, [served, look]);
  return (
    <div ref={containerRef} style={look?.style}>
      <ContactForm form={form} backend={backend} hasTitle={false} />
    </div>
  );
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const OTHERS = new Set(['hidden', 'submit', 'button', 'image', 'reset']);

/** Returns the fields that a user can fill in, by name. Several fields can have the same name. */
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

/** Copies the values from one form to the fields with the same names in another, and fires an `input` event. */
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
