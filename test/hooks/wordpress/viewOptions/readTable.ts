import { VIEW_OPTION_TABLE } from './viewOptionTable.ts';
import { writtenPage, type WrittenPage } from './writtenPages.ts';

export interface ViewOptionRow {
  readonly fact: string;
  readonly factDefault: string;
  /** Name of our prop. */
  readonly option: string;
  readonly part: 'options' | 'browsing';
  /** Default stated in the doc comment, and its file; '' if the option is not a prop. */
  readonly documented: string;
  readonly file: string;
  /** What the page contains. If no page contains the option, `page` and `read` are undefined. */
  readonly words: string;
  readonly page: WrittenPage | undefined;
  readonly read: string | undefined;
}

function toRow(line: string): ViewOptionRow {
  const [fact = '', factDefault = '', name = '', documentation = '', place = ''] = line
    .split('|')
    .map((cell) => cell.trim());
  const [documented = '', file = ''] = documentation.split(' in ');
  const isPlace = place.includes(' = ');
  const words = isPlace ? place.slice(0, place.lastIndexOf(' = ')) : place;
  return {
    fact,
    factDefault,
    option: name.replace('browsing.', ''),
    part: name.startsWith('browsing.') ? 'browsing' : 'options',
    documented,
    file,
    words,
    page: isPlace ? writtenPage(words) : undefined,
    read: isPlace ? place.slice(place.lastIndexOf(' = ') + 3) : undefined,
  };
}

/** The rows of each view, including those shared with other views. */
export function readTable(): readonly (readonly [type: string, rows: readonly ViewOptionRow[]])[] {
  const sections = VIEW_OPTION_TABLE.trim()
    .split('\n\n')
    .map((section) => section.split('\n'))
    .map(([head = '', ...lines]) => ({ names: head.slice(1, -1).split(' + '), rows: lines.map(toRow) }));
  const own = new Map(sections.map(({ names, rows }) => [names[0], rows]));
  const parts = new Set(['click', 'browsing', 'items']);
  return sections
    .filter(({ names: [name = ''] }) => !parts.has(name))
    .map(({ names }) => [names[0] ?? '', names.flatMap((name) => own.get(name) ?? [])] as const);
}
