'use client';
import type { ContactControlProps } from './ContactFieldProps.ts';

/** A list to choose from. */
export function ContactSelect({ own }: Pick<ContactControlProps, 'own'>) {
  const choices = own.field.type === 'select' ? own.field.choices : [];
  return (
    <select {...own.getSelectProps()}>
      {choices.map(({ label, value }) => (
        <option key={value ?? label} value={value ?? label}>
          {label}
        </option>
      ))}
    </select>
  );
}
