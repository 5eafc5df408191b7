'use client';
import { RefreshIcon } from '../../icons/RefreshIcon.ts';
import { IconButton } from '../iconButton/IconButton.tsx';
import type { ContactControlProps } from './ContactFieldProps.ts';
import { ContactLabel } from './ContactLabel.tsx';
import { ContactNotes } from './ContactNotes.tsx';

/** A picture of characters, a button for another one, and the line to type them into. */
export function ContactCaptcha({ own, contactForm }: ContactControlProps) {
  return (
    <div className="loggia-contact-field">
      <ContactLabel own={own} contactForm={contactForm} />
      <div className="loggia-contact-captcha">
        {own.imageUrl !== '' && <img {...own.getCaptchaImageProps()} />}
        <IconButton {...contactForm.getNewCaptchaButtonProps()} icon={<RefreshIcon />} />
      </div>
      <input {...own.getInputProps()} />
      <input {...own.getTokenProps()} />
      <ContactNotes own={own} />
    </div>
  );
}
