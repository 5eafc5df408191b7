import { Counter } from '@loggia/ui';

/** The numbers of the counter strip. */
const NUMBERS = [
  { value: 2480, label: 'clients advised' },
  { value: 1136, label: 'disputes settled' },
  { value: 27, label: 'awards received' },
  { value: 18, label: 'lawyers under one roof' },
] as const;

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
