import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const ENVIRONMENT = /^\/\/ @vitest-environment (\w+)/;

const environmentOf = ({ moduleId, project }: TestSpecification) =>
  `${project.name} ${ENVIRONMENT.exec(readFileSync(moduleId, 'utf8'))?.[1] ?? ''}`;

/** Sorts files by project and environment, because a shared worker restarts when the environment changes. */
export class EnvironmentSequencer extends BaseSequencer {
  override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    const keys = new Map(specifications.map((each) => [each, environmentOf(each)]));
    const sorted = await super.sort(specifications);
    return sorted.toSorted((one, other) => (keys.get(one) ?? '').localeCompare(keys.get(other) ?? ''));
  }
}
