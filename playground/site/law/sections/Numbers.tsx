import { Counter } from '@loggia/ui';
import { NUMBERS } from '../content/numbers.ts';

const whole = new Intl.NumberFormat('en');
const formatCount = (value: number): string => whole.format(Math.round(value));

/** The counter strip. */
export function Numbers() {
  return (
    <section className="law-numbers" id="numbers" aria-label="The firm in numbers">
      <dl className="law-width">
        {NUMBERS.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Counter value={value} format={formatCount} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
