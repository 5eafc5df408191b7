import { useEffect, useState } from 'react';
import type { Capability } from '../stories/shared/capabilities.ts';

interface Option {
  readonly name: string;
  readonly type: string;
  readonly default: string;
  readonly text: string;
  readonly isRequired: boolean;
}

interface OptionsType {
  readonly name: string;
  readonly options: readonly Option[];
}

interface OptionsTablesProps {
  readonly capability: Capability;
  readonly isOpen: boolean;
}

/** The tables of options, which optionsPlugin.mjs generates from the types on every start. */
const FILES = import.meta.glob('../build/options/*.json');

async function loadOptions({ folder, types }: Capability): Promise<readonly OptionsType[]> {
  const load = FILES[`../build/options/${folder}.json`];
  if (!load) return [];
  const { default: all } = (await load()) as { readonly default: readonly OptionsType[] };
  return types ? all.filter(({ name }) => types.includes(name)) : all;
}

function OptionRow({ name, type, default: initial, text, isRequired }: Option) {
  return (
    <tr>
      <th scope="row">
        <code>{name}</code>
        {isRequired && ' (required)'}
      </th>
      <td>
        <code>{type}</code>
      </td>
      <td>{initial && <code>{initial}</code>}</td>
      <td>{text}</td>
    </tr>
  );
}

function OptionsTable({ name, options }: OptionsType) {
  return (
    <div className="workshop-table">
      <table>
        <caption>
          <code>{name}</code>
        </caption>
        <thead>
          <tr>
            {['Option', 'Type', 'Default', 'Meaning'].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {options.map((option) => (
            <OptionRow key={option.name} {...option} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Renders the options of a capability's hooks and components. They are loaded when the section is expanded. */
export function OptionsTables({ capability, isOpen }: OptionsTablesProps) {
  const [isShown, setShown] = useState(isOpen);
  const [tables, setTables] = useState<readonly OptionsType[]>();
  useEffect(() => {
    if (!isShown) return undefined;
    let isWanted = true;
    void loadOptions(capability).then((all) => isWanted && setTables(all));
    return () => {
      isWanted = false;
    };
  }, [isShown, capability]);
  return (
    <details
      className="workshop-options"
      dir="ltr"
      open={isShown}
      onToggle={(event) => setShown(event.currentTarget.open)}
    >
      <summary>Options of {capability.title}</summary>
      {tables?.map((table) => (
        <OptionsTable key={table.name} {...table} />
      ))}
      {tables?.length === 0 && <p>This feature has no options.</p>}
    </details>
  );
}
