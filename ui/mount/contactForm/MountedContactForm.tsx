'use client';
import type { ContactFormBackend } from '@loggia/hooks/backend';
import { readContactForm, silenceContactForm } from '@loggia/hooks/wordpress';
import { useLayoutEffect, useRef, useState } from 'react';
import { ContactForm } from '../../layouts/ContactForm.tsx';
import { copyValues } from './copyValues.ts';

export interface MountedContactFormProps {
  /** The server's form, which is off the page by now and holds what was typed. */
  readonly served: HTMLElement;
  readonly backend: ContactFormBackend;
  /** By this what stands elsewhere in the page belongs to the form. */
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
    const speakAgain = silenceContactForm(drawn);
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
