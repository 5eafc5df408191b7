import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

const SLOWEST_COUNT = 10;

/** The file that `test/run.mjs` reads after a run. */
export interface Summary {
  readonly projects: readonly {
    readonly name: string;
    readonly passed: number;
    readonly failed: number;
    readonly seconds: number;
  }[];
  /** A line for each of the slowest test files. */
  readonly slowest: readonly string[];
}

function countTests(modules: readonly TestModule[]) {
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  const passed = tests.filter((test) => test.result().state === 'passed').length;
  // A file that fails to load has errors, but no tests.
  const broken = modules.filter((module) => module.errors().length > 0).length;
  return { passed, failed: tests.length - passed + broken };
}

const secondsOf = (module: TestModule) => module.diagnostic().duration / 1000;

/** Writes the counts and wall time of each project, and the slowest files, as JSON. */
export class SummaryReporter implements Reporter {
  readonly #file: string;
  readonly #times = new Map<string, { readonly started: number; ended: number }>();

  constructor(file: string) {
    this.#file = file;
  }

  onTestModuleStart({ project }: TestModule): void {
    const now = performance.now();
    if (!this.#times.has(project.name)) this.#times.set(project.name, { started: now, ended: now });
  }

  onTestModuleEnd({ project }: TestModule): void {
    const times = this.#times.get(project.name);
    if (times) times.ended = performance.now();
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const projects = [...this.#times].map(([name, { started, ended }]) => ({
      name,
      ...countTests(modules.filter(({ project }) => project.name === name)),
      seconds: (ended - started) / 1000,
    }));
    const slowest = modules
      .toSorted((one, other) => secondsOf(other) - secondsOf(one))
      .slice(0, SLOWEST_COUNT)
      .map((module) => `${secondsOf(module).toFixed(1).padStart(7)} s  ${module.relativeModuleId}`);
    writeFileSync(this.#file, JSON.stringify({ projects, slowest } satisfies Summary));
  }
}
