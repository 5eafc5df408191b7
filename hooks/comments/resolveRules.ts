import type { CommentRules } from '../backend/CommentStore.ts';

/** One set of rules out of several: a later one wins, rule by rule, where it says anything. */
export function resolveRules(...sources: readonly (CommentRules | undefined)[]): CommentRules {
  const given = sources.flatMap((rules) => Object.entries(rules ?? {}));
  return Object.fromEntries(given.filter(([, value]) => value !== undefined)) as CommentRules;
}
