'use client';
import { createContext, useContext, type Provider } from 'react';

export interface Companion<TResult extends object> {
  /** Shares the result with the components inside it. */
  readonly Provider: Provider<TResult | null>;
  /** Returns the given result, or that of the nearest provider. Throws if there is neither. */
  use<TGiven extends object = TResult>(this: void, given?: TGiven): TGiven | TResult;
  /** Returns the result of the nearest provider, or `null`. */
  useOptional(this: void): TResult | null;
}

/** Creates the context in which a part of the lightbox shares its hook's result with other parts, such as its button. */
export function createCompanion<TResult extends object>(partName: string): Companion<TResult> {
  const Context = createContext<TResult | null>(null);
  return {
    Provider: Context.Provider,
    useOptional: () => useContext(Context),
    use(given) {
      const shared = useContext(Context);
      const result = given ?? shared;
      if (!result) {
        throw new Error(
          `This component needs the state of \`<${partName}>\`, but there is none around it. ` +
            `Render it inside \`<${partName}>\`, or pass it the result of the hook.`,
        );
      }
      return result;
    },
  };
}
