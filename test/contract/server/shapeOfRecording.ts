import type { AnswerSummary } from '../Recording.ts';
import type { AnswerShape } from './summarizeAnswer.ts';

/** Performance hints, which the recorded page uses inconsistently. */
const HINTS = new Set(['decoding']);

function namesOf(attributes: Readonly<Record<string, string>> | undefined): readonly string[] {
  return Object.keys(attributes ?? {})
    .filter((name) => !HINTS.has(name))
    .toSorted();
}

/** The structure of a recorded response, from its summary. */
export function shapeOfRecording(summary: AnswerSummary & { readonly loadMore?: readonly unknown[] }): AnswerShape {
  const [item] = summary.firstItems ?? [];
  return {
    rootElements: summary.rootElements ?? [],
    hasErrorBlock: (summary.errorBlock ?? []).length > 0,
    container: namesOf(summary.container),
    form: namesOf(summary.form),
    items: namesOf(summary.inner?.[0]),
    link: namesOf(item?.link),
    image: namesOf(item?.img),
    hiddenInputs: (summary.hiddenInputs ?? []).map(({ id, class: className }) => id ?? className ?? ''),
    hasPageLinks: summary.pagination !== undefined,
    hasLoadMoreButton: summary.loadMore !== undefined,
  };
}
