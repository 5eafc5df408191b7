// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const here = fileURLToPath(new URL('.', import.meta.url));
const reports = fileURLToPath(new URL('../reports/', import.meta.url));

const types = readdirSync(reports)
  .filter((name) => /^hooks\..*md$/.test(name))
  .flatMap((name) => readFileSync(`${reports}${name}`, 'utf8').split('\n'));

interface ResultType {
  readonly heritage: string;
  readonly own: Set<string>;
}

/** The interfaces of the report of types, with the getters that each declares. */
function readInterfaces(): ReadonlyMap<string, ResultType> {
  const found = new Map<string, ResultType>();
  let latest: ResultType | undefined;
  for (const line of types) {
    const [, name, heritage = ''] = /^(?:interface|type) (\w+)(.*)/.exec(line) ?? [];
    if (name) found.set(name, (latest = { heritage, own: new Set() }));
    const [, getter] = /^ {4}(?:readonly )?(get[A-Z]\w*Props)[<(:?]/.exec(line) ?? [];
    if (getter) latest?.own.add(getter);
  }
  return found;
}

/** All getters of a type: its own, and those of the types that it extends, picks from or renames. */
function gettersOf(name: string, interfaces: ReadonlyMap<string, ResultType>): readonly string[] {
  const type = interfaces.get(name);
  if (!type) return [];
  const [, parents = ''] = /(?:extends|=) (.*)/.exec(type.heritage.replaceAll(/<TImage[^>]*>/g, '')) ?? [];
  const inherited = [...parents.matchAll(/(?:(Pick|Omit)<)?(\w+)(?:, ('[^>]*)>)?/g)].flatMap(
    ([, how, of = '', keys = '']) =>
      gettersOf(of, interfaces).filter(
        (getter) => how === undefined || keys.includes(`'${getter}'`) === (how === 'Pick'),
      ),
  );
  return [...type.own, ...inherited];
}

/** `hook: getter` for each getter in the result of a public hook. */
function namedGetters(): ReadonlySet<string> {
  const interfaces = readInterfaces();
  const hooks = types.flatMap((line) => [...line.matchAll(/^function (use[A-Z]\w*).*\): (\w+)(?:<\w+>)?;$/g)]);
  const calls = hooks.flatMap(([, hook, result = '']) =>
    gettersOf(result, interfaces).map((getter) => `${hook}: ${getter}`),
  );
  return new Set(calls);
}

/** `hook: getter` for each line of the reports; a heading may say more of its hook behind a colon. */
function reportedGetters(): ReadonlySet<string> {
  const found = new Set<string>();
  for (const file of readdirSync(`${reports}getters`)) {
    let hook = '';
    for (const line of readFileSync(`${reports}getters/${file}`, 'utf8').split('\n')) {
      hook = /^## (\w+)/.exec(line)?.[1] ?? hook;
      const [getter] = /^get[A-Z]\w*Props(?=\()/.exec(line) ?? [];
      if (getter) found.add(`${hook}: ${getter}`);
    }
  }
  return found;
}

test('every getter of a public hook is reported', () => {
  const [named, reported] = [namedGetters(), reportedGetters()];
  expect(named.size).toBeGreaterThan(250);
  expect(named).toContain('useFeatureCarousel: getContentProps');
  expect(named).not.toContain('useFramePopup: getSlideProps');
  expect([...named].filter((getter) => !reported.has(getter))).toEqual([]);
});

test('every report is one of a test', () => {
  const written = readdirSync(here).flatMap((file) =>
    [...readFileSync(here + file, 'utf8').matchAll(/createGetterReport\('(\w+)'\)/g)].map(([, name]) => `${name}.md`),
  );
  expect(readdirSync(`${reports}getters`).sort()).toEqual(written.sort());
});
