'use client';
import { RefreshIcon } from '../../icons/RefreshIcon.ts';
import { IconButton } from '../iconButton/IconButton.tsx';
import type { ContactControlProps } from './ContactFieldProps.ts';
import { ContactLabel } from './ContactLabel.tsx';
import { ContactNotes } from './ContactNotes.tsx';

/** A picture of characters, or that there is none, a button for another one, and the line to type them into. */
export function ContactCaptcha({ own, contactForm }: ContactControlProps) {
  return (
    <div className="loggia-contact-field">
      <ContactLabel own={own} contactForm={contactForm} />
      <div className="loggia-contact-captcha">
        {own.imageUrl !== '' && !own.hasCaptchaFailed && <img {...own.getCaptchaImageProps()} />}
        <p {...own.getCaptchaMessageProps({ className: 'loggia-contact-error' })} />
        <IconButton {...contactForm.getNewCaptchaButtonProps()} icon={<RefreshIcon />} />
      </div>
      <input {...own.getInputProps()} />
      <input {...own.getTokenProps()} />
      <ContactNotes own={own} />
    </div>
  );
}
