import '@loggia/ui/styles.css';
import { useState } from 'react';
import type { MultiSelectItem } from '@loggia/hooks';
import { MultiSelect } from '@loggia/ui';
import type { MultiSelectProps } from '@loggia/ui';
import { Story } from './shared/Story.tsx';
import { range, toggle } from './shared/controls.ts';
import { withControls } from './shared/withControls.tsx';
import { allParts } from './shared/allParts.tsx';

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

const MANY: readonly MultiSelectItem[] = Array.from({ length: 5000 }, (_, index) => ({
  value: String(index + 1),
  label: `Tag ${index + 1}`,
}));

interface MultiSelectStoryProps extends MultiSelectProps {
  readonly hint: string;
  readonly dir?: 'ltr' | 'rtl';
}

function MultiSelectStory({ hint, dir, ...props }: MultiSelectStoryProps) {
  return (
    <Story hint={hint} dir={dir}>
      <MultiSelect defaultItems={TAGS} labels={{ name: 'Tags', placeholder: 'Select Tag' }} {...props} />
    </Story>
  );
}

const story = withControls([MultiSelectStory, MultiSelect, ControlledDemo], {
  search: toggle(false),
  selectAll: toggle(false),
  confirm: toggle(false),
  isOutsidePressConfirm: toggle(false),
  captionItemLimit: range(0, 10, 3),
  max: range(0, 10, 10),
  defaultIsOpen: toggle(false),
  enabled: toggle(true),
});

export const Default = story(<MultiSelectStory hint="Each choice counts at once. Up to three names, then a count." />);
export const AsInGalleries = story(
  <MultiSelectStory
    search
    selectAll
    confirm
    defaultValues={['1', '10']}
    hint="Search (accents do not matter), select all, OK and Cancel. Escape and a press outside drop what was not confirmed."
  />,
);
export const Open = story(
  <MultiSelectStory search selectAll confirm defaultIsOpen defaultValues={['3']} hint="Open from the start." />,
);
function ControlledDemo(options: Partial<MultiSelectStoryProps>) {
  const [values, setValues] = useState<readonly string[]>(['2']);
  const wanted = (next: readonly string[]) => (next.length > 0 ? next : values);
  return (
    <MultiSelectStory
      values={values}
      onValuesChange={(next) => setValues(wanted(next))}
      hint={`The page keeps the choice, and one must stay. Chosen: ${values.join(', ')}.`}
      {...options}
    />
  );
}

export const Controlled = story(<ControlledDemo />);
export const InAForm = story(
  <Story hint="Reset goes back to Alps and Autumn, which it began with.">
    <form>
      <MultiSelect defaultItems={TAGS} defaultValues={['1', '2']} labels={{ name: 'Tags' }} />
      <button type="reset">Reset</button>
    </form>
  </Story>,
);
export const AtMostTwo = story(<MultiSelectStory max={2} hint="A third choice changes nothing." />);
export const SomeDisabled = story(
  <MultiSelectStory
    selectAll
    defaultItems={TAGS.map((tag, index) => ({ ...tag, isDisabled: index % 3 === 0 }))}
    hint="Every third tag cannot be chosen: keys go past it, and Select All leaves it out."
  />,
);
export const Keyboard = story(
  <MultiSelectStory hint="Tab, then Arrow down opens. Arrows, Home, End, letters; Space or Enter ticks; Ctrl+A all, Ctrl+Shift+A none; Escape." />,
);
export const RightToLeft = story(
  <MultiSelectStory dir="rtl" search selectAll confirm hint="The list hangs on the other side." />,
);
export const Disabled = story(<MultiSelectStory enabled={false} defaultValues={['1']} hint="It cannot be opened." />);
export const ThousandItems = story(
  <MultiSelectStory
    search
    selectAll
    confirm
    defaultItems={MANY}
    hint="Five thousand tags, of which those near the view are in the document."
  />,
);

export const AllParts = allParts('Multi-select', { Default, AsInGalleries, InAForm, AtMostTwo });
