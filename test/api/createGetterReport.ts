import { renderHook } from '@testing-library/react-hooks';
import { expect } from 'vitest';
import { createIdNames, describeArgument, describeProps } from './describeProps.ts';
import { perform } from './handle.ts';

type GetterName<TResult> = Extract<keyof TResult, `get${string}Props`>;
type ArgumentOf<TGetter> = TGetter extends (props: infer TProps) => unknown ? TProps : never;
type OneOrMore<TArgument> = TArgument | readonly TArgument[];
type NeedyName<TResult> = {
  [TName in GetterName<TResult>]: undefined extends ArgumentOf<TResult[TName]> ? never : TName;
}[GetterName<TResult>];
/** The arguments for the getters, or lists of arguments for several calls. Required for getters that need an argument. */
type GetterArguments<TResult> = {
  readonly [TName in NeedyName<TResult>]: OneOrMore<ArgumentOf<TResult[TName]>>;
} & {
  readonly [TName in Exclude<GetterName<TResult>, NeedyName<TResult>>]?: OneOrMore<ArgumentOf<TResult[TName]>>;
};

type Given<TResult> = [NeedyName<TResult>] extends [never]
  ? [given?: GetterArguments<TResult>]
  : [given: GetterArguments<TResult>];

export interface HookReport {
  /** Adds the props that each getter of a hook's result returns in a state, unless they are the same as in the previous state. */
  state<TResult extends object>(name: string, result: TResult, ...given: Given<TResult>): void;
  /** Renders the hook and adds several states. Each is reached by rendering with its options, or by an action. */
  states<TResult extends object, TOptions extends object>(
    useHook: (options: TOptions) => TResult,
    states: Readonly<Record<string, NoInfer<TOptions> | ((result: TResult) => unknown)>>,
    ...given: Given<TResult>
  ): Promise<void>;
}

export interface GetterReport {
  hook(name: string): HookReport;
  readonly capability: string;
  text(): string;
}

const IS_GETTER = /^get[A-Z]\w*Props$/;

/** Creates a report of the props that a feature's getters return, with a line for each getter and state of a hook. */
export function createGetterReport(capability: string): GetterReport {
  const sections: string[][] = [];

  function hook(hookName: string): HookReport {
    const before = new Map<string, string>();
    const nameIds = createIdNames();
    const lines: string[] = [];
    sections.push(lines);
    const note = (call: string, props: unknown) => {
      const line = nameIds(`${call}: ${describeProps(props)}`).trimEnd();
      if (before.get(call) === line) return [];
      before.set(call, line);
      return [`  ${line}`];
    };
    const report: HookReport = {
      state(stateName, result, ...[given = {}]) {
        const getters = Object.entries(result).filter(([name]) => IS_GETTER.test(name));
        const found = getters
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .flatMap(([name, getter]) => {
            const argument: unknown = Reflect.get(given, name);
            const calls: readonly unknown[] = Array.isArray(argument) ? argument : [argument];
            return calls.flatMap((one) => note(`${name}(${describeArgument(one)})`, getter(one)));
          });
        lines.push(`${hookName}, ${stateName}${found.length > 0 ? '' : ': as before'}`, ...found);
      },
      async states(useHook, states, ...given) {
        const [initialProps] = Object.values(states);
        const { result, rerender, unmount } = renderHook(useHook, { initialProps: initialProps as never });
        for (const [stateName, step] of Object.entries(states)) {
          await perform(() => (typeof step === 'function' ? step(result.current) : rerender(step as never)));
          report.state(stateName, result.current, ...given);
        }
        unmount();
      },
    };
    return report;
  }

  const text = () => [`# Getters: ${capability}`, '', '```text', ...sections.flat(), '```', ''].join('\n');
  return { capability, hook, text };
}

/** Compares the report with the committed one. `vitest -u` updates it. */
export const expectAsReported = ({ capability, text }: GetterReport): Promise<void> =>
  expect(text()).toMatchFileSnapshot(`../reports/getters/${capability}.md`);
