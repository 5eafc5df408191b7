import { memo } from 'react';
import type { UseControlBarResult } from '@loggia/hooks/panels';

export interface CounterTextProps {
  readonly bar: Pick<UseControlBarResult, 'counterText'>;
}

/** "3 / 24", in its own direction; screen readers hear the place from the slide and its announcement. */
export const CounterText = memo(function CounterText({ bar }: CounterTextProps) {
  return (
    <span className="loggia-counter" dir="auto" aria-hidden="true">
      {bar.counterText}
    </span>
  );
});
