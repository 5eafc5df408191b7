import { expect } from 'vitest';
import { createIdNames, describeArgument, describeProps } from './describeProps.ts';

type GetterName<TResult> = Extract<keyof TResult, `get${string}Props`>;
type ArgumentOf<TGetter> = TGetter extends (props: infer TProps) => unknown ? TProps : never;
type OneOrMore<TArgument> = TArgument | readonly TArgument[];
type NeedyName<TResult> = {
  [TName in GetterName<TResult>]: undefined extends ArgumentOf<TResult[TName]> ? never : TName;
}[GetterName<TResult>];
/** The arguments for the getters: one or more for each that needs some, and for others that should have some. */
type GetterArguments<TResult> = {
  readonly [TName in NeedyName<TResult>]: OneOrMore<ArgumentOf<TResult[TName]>>;
} & {
  readonly [TName in Exclude<GetterName<TResult>, NeedyName<TResult>>]?: OneOrMore<ArgumentOf<TResult[TName]>>;
};

export interface HookReport {
  /** Writes down what every getter of a hook's result gives in a state; what it gave in the state before, not again. */
  state<TResult extends object>(
    name: string,
    result: TResult,
    ...argument: [NeedyName<TResult>] extends [never]
      ? [given?: GetterArguments<TResult>]
      : [given: GetterArguments<TResult>]
  ): void;
}

export interface GetterReport {
  hook(name: string): HookReport;
  readonly capability: string;
  text(): string;
}

const IS_GETTER = /^get[A-Z]\w*Props$/;

/** The getters of a capability: hook by hook, state by state, a line for each. */
export function createGetterReport(capability: string): GetterReport {
  const sections: string[][] = [];

  function hook(hookName: string): HookReport {
    const before = new Map<string, string>();
    const nameIds = createIdNames();
    const lines = [`## ${hookName}`, ''];
    sections.push(lines);
    const note = (call: string, props: unknown) => {
      const line = nameIds(`${call}: ${describeProps(props)}`).trimEnd();
      if (before.get(call) === line) return [];
      before.set(call, line);
      return [line];
    };
    return {
      state(stateName, result, ...[given = {}]) {
        const getters = Object.entries(result).filter(([name]) => IS_GETTER.test(name));
        const found = getters
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .flatMap(([name, getter]) => {
            const argument: unknown = Reflect.get(given, name);
            const calls: readonly unknown[] = Array.isArray(argument) ? argument : [argument];
            return calls.flatMap((one) => note(`${name}(${describeArgument(one)})`, getter(one)));
          });
        lines.push(`### ${stateName}`, '', ...(found.length > 0 ? ['```text', ...found, '```'] : ['As before.']), '');
      },
    };
  }

  return { capability, hook, text: () => [`# Getters: ${capability}`, '', ...sections.flat()].join('\n') };
}

/** Fails where the checked-in report of a capability says something else. `vitest -u` writes it anew. */
export const expectAsReported = ({ capability, text }: GetterReport): Promise<void> =>
  expect(text()).toMatchFileSnapshot(`../reports/getters/${capability}.md`);
