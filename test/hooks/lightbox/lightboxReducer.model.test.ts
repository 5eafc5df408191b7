// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { NavigationPolicy } from '../../../hooks/lightbox/lightbox/types.ts';
import { LightboxModel } from './LightboxModel.ts';
import { photos } from './renderLightbox.ts';

const step = fc.record({ do: fc.constant('step' as const), step: fc.constantFrom(1 as const, -1 as const) });

/** Anything that a user, an app or a network can do. */
const action = fc.oneof(
  fc.record({ do: fc.constant('open' as const), id: fc.nat(8) }),
  fc.record({ do: fc.constantFrom('load', 'finish', 'prepend', 'append' as const) }),
  ...Array.from({ length: 3 }, () => step),
  fc.record({ do: fc.constantFrom('close', 'remove', 'retry' as const) }),
  fc.record({ do: fc.constant('goTo' as const), index: fc.integer({ min: -2, max: 12 }) }),
  fc.record({ do: fc.constant('fail' as const), index: fc.nat(8) }),
  fc.record({ do: fc.constant('drop' as const), index: fc.nat(8) }),
  fc.record({ do: fc.constant('callerMoves' as const), index: fc.integer({ min: -3, max: 12 }) }),
  fc.record({ do: fc.constant('promise' as const), before: fc.nat(4), after: fc.nat(4) }),
);
type Action = typeof action extends fc.Arbitrary<infer TAction> ? TAction : never;

let added = 0;

function perform(model: LightboxModel, step: Action): void {
  const { images } = model;
  switch (step.do) {
    case 'open':
      return model.open(`photo-${step.id}`);
    case 'close':
      return model.close();
    case 'remove':
      return model.dispatch({ type: 'removed' });
    case 'load':
      return model.load();
    case 'finish':
      return model.finishChange();
    case 'retry':
      return model.dispatch({ type: 'retryRequested' });
    case 'prepend':
      model.offset = Math.max(0, model.offset - 2);
      return model.changeImages([...photos(2, `new-${(added += 1)}`), ...images]);
    case 'append':
      model.missing = Math.max(0, model.missing - 2);
      return model.changeImages([...images, ...photos(2, `new-${(added += 1)}`)]);
    case 'promise':
      Object.assign(model, { offset: step.before, missing: step.after });
      return model.changeImages(images);
    case 'step':
      return model.go({ step: step.step });
    case 'goTo':
      return model.go({ index: step.index });
    case 'fail': {
      const imageId = images[step.index]?.id;
      return imageId
        ? model.dispatch({ type: 'imageReported', imageId, url: `/${imageId}.jpg`, status: 'failed' })
        : undefined;
    }
    case 'drop':
      return model.changeImages(images.filter((_, index) => index !== step.index));
    case 'callerMoves':
      model.index = step.index;
      return model.changeImages(images);
  }
}

function expectPossible({ state, images, offset, total, isOpen }: LightboxModel): void {
  expect(state.status === 'closed' || state.status === 'closing').toBe(!isOpen);
  if (state.status === 'failed' || state.status === 'closed' || state.status === 'closing') return;
  if (state.shown) expect(images[state.shown.index]?.id).toBe(state.shown.imageId);
  if (state.status !== 'open') return;
  const { change, queue, shown } = state;
  if (change) expect([change.toIndex, change.fromIndex === shown.index]).toEqual([shown.index, false]);
  else expect(images[queue[0]?.toIndex ?? -1]).toBeUndefined();
  for (const { toIndex } of queue) {
    expect(toIndex).toBeGreaterThanOrEqual(-offset);
    expect(toIndex).toBeLessThan(total - offset);
  }
}

test('lightboxReducer stays in a valid state for any sequence of events', () => {
  const policy = fc.constantFrom<NavigationPolicy>('queue', 'latest', 'ignore');
  fc.assert(
    fc.property(fc.nat(8), fc.boolean(), policy, fc.array(action, { maxLength: 60 }), (count, loop, kind, actions) => {
      const model = new LightboxModel(photos(count), { loop, policy: kind });
      model.open('photo-0');
      model.load();
      for (const step of actions) {
        perform(model, step);
        expectPossible(model);
      }
    }),
    { numRuns: 400 },
  );
});

test('lightboxReducer never moves past the ends unless the lightbox loops', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 6 }), fc.array(fc.constantFrom(1 as const, -1 as const)), (count, steps) => {
      const model = new LightboxModel(photos(count), { loop: false });
      model.open('photo-0');
      model.load();
      let expected = 0;
      for (const step of steps) {
        model.go({ step });
        model.finishChange();
        expected = Math.min(count - 1, Math.max(0, expected + step));
        expect(model.index).toBe(expected);
      }
    }),
  );
});

test('lightboxReducer keeps the shown image while images around it are added and removed', () => {
  const change = fc.oneof(fc.constant('prepend' as const), fc.constant('append' as const), fc.nat(20));
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 6 }), fc.nat(5), fc.array(change), (count, start, changes) => {
      const model = new LightboxModel(photos(count));
      const imageId = `photo-${start % count}`;
      model.open(imageId);
      model.load();
      for (const kind of changes) {
        if (typeof kind === 'string') perform(model, { do: kind });
        else model.changeImages(model.images.filter(({ id }, index) => index !== kind || id === imageId));
        expect(model.images[model.index]?.id).toBe(imageId);
      }
    }),
  );
});
