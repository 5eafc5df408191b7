import { useState } from 'react';
import type { MultiSelectItem } from '@loggia/hooks';
import { MultiSelect, type MultiSelectProps } from '@loggia/ui';
import { allParts, range, stage, Story, toggle, withControls } from './shared/index.ts';

export default { title: 'Multi-select' };

const TAGS: readonly MultiSelectItem[] = [
  'Alps',
  'Autumn',
  'Coast',
  'Dust',
  'Évora',
  'Forest',
  'Harbour',
  'Night',
  'Railway',
  'Snow',
].map((label, index) => ({ value: String(index + 1), label }));

const MANY: readonly MultiSelectItem[] = Array.from({ length: 300 }, (_, index) => ({
  value: String(index + 1),
  label: `Tag ${index + 1}`,
}));

const Stage = stage(MultiSelect, {
  defaultItems: TAGS,
  labels: { name: 'Tags', placeholder: 'Select Tag' },
});

const story = withControls([Stage, MultiSelect, ControlledDemo], {
  search: toggle(false),
  selectAll: toggle(false),
  confirm: toggle(false),
  confirmOnOutsidePress: toggle(false),
  valueTextItemLimit: range(0, 10, 3),
  max: range(0, 10, 10),
  defaultIsOpen: toggle(false),
  enabled: toggle(true),
});

export const Default = story(
  <Stage hint="Each choice applies immediately. Arrow down opens; arrows, Home, End and letters move; Space or Enter selects; Ctrl+A selects all, Ctrl+Shift+A none." />,
);
export const AsInGalleries = story(
  <Stage
    search
    selectAll
    confirm
    defaultValues={['1', '10']}
    hint="Search (ignoring accents), Select all, OK and Cancel. Escape and a click outside discard changes."
  />,
);
export const Open = story(<Stage search selectAll confirm defaultIsOpen defaultValues={['3']} hint="Open at first." />);
function ControlledDemo(options: Partial<MultiSelectProps>) {
  const [values, setValues] = useState<readonly string[]>(['2']);
  const wanted = (next: readonly string[]) => (next.length > 0 ? next : values);
  return (
    <Stage
      values={values}
      onValuesChange={(next) => setValues(wanted(next))}
      hint={`The app controls the choice and requires at least one. Chosen: ${values.join(', ')}.`}
      {...options}
    />
  );
}

export const Controlled = story(<ControlledDemo />);
export const InAForm = story(
  <Story hint="Reset restores the initial choice, Alps and Autumn.">
    <form>
      <MultiSelect defaultItems={TAGS} defaultValues={['1', '2']} labels={{ name: 'Tags' }} />
      <button type="reset">Reset</button>
    </form>
  </Story>,
);
export const AtMostTwo = story(<Stage max={2} hint="At most two choices. A third one is ignored." />);
export const SomeDisabled = story(
  <Stage
    selectAll
    defaultItems={TAGS.map((tag, index) => ({ ...tag, isDisabled: index % 3 === 0 }))}
    hint="Every third tag is disabled. Keys and Select All skip it."
  />,
);
export const ThousandItems = story(<Stage search selectAll confirm defaultItems={MANY} hint="300 tags." />);

export const AllParts = allParts('Multi-select', { Default, AsInGalleries, InAForm, AtMostTwo });
