'use client';
import type { ContactFormChoice } from '@loggia/hooks/backend';
import type { ContactControlProps } from './ContactFieldProps.ts';

/** Neighbours under the same heading, in the order of the list. */
function groupsOf(
  choices: readonly ContactFormChoice[],
): readonly (readonly [ContactFormChoice, ...ContactFormChoice[]])[] {
  const groups: [ContactFormChoice, ...ContactFormChoice[]][] = [];
  for (const choice of choices) {
    const last = groups.at(-1);
    if (last && last[0].group === choice.group) last.push(choice);
    else groups.push([choice]);
  }
  return groups;
}

function Options({ choices }: { readonly choices: readonly ContactFormChoice[] }) {
  return choices.map(({ label, value, isDisabled }, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- two choices may send the same, and none ever moves
    <option key={index} value={value ?? label} disabled={isDisabled}>
      {label}
    </option>
  ));
}

/** A list to choose from. */
export function ContactSelect({ own }: Pick<ContactControlProps, 'own'>) {
  const choices = own.field.type === 'select' ? own.field.choices : [];
  return (
    <select {...own.getSelectProps()}>
      {groupsOf(choices).map((group, index) =>
        group[0].group === undefined ? (
          // oxlint-disable-next-line react/no-array-index-key -- none ever moves
          <Options key={index} choices={group} />
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- none ever moves
          <optgroup key={index} label={group[0].group}>
            <Options choices={group} />
          </optgroup>
        ),
      )}
    </select>
  );
}
