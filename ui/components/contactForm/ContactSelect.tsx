'use client';
import type { ContactControlProps } from './ContactFieldProps.ts';

/** A list to choose from. */
export function ContactSelect({ own }: Pick<ContactControlProps, 'own'>) {
  const choices = own.field.type === 'select' ? own.field.choices : [];
  return (
    <select {...own.getSelectProps()}>
      {choices.map(({ label, value }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two choices may send the same, and none ever moves
        <option key={index} value={value ?? label}>
          {label}
        </option>
      ))}
    </select>
  );
}
