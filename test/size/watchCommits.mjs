// Runs in the page before React: reads each commit through the React DevTools hook, which also works in production.
export function watchCommits() {
  const FUNCTION = 0;
  const FORWARD_REF = 11;
  // For `memo` around `forwardRef`, only the inner component is counted.
  const SIMPLE_MEMO = 15;
  const PERFORMED_WORK = 1;
  /** The flags of an insertion effect that has to run. */
  const INSERTION = 3;
  const COMPONENTS = new Set([FUNCTION, FORWARD_REF, SIMPLE_MEMO]);
  const THUMBNAIL = 'loggia-filmstrip-thumbnail';
  const zero = () => ({ commits: 0, components: 0, stripThumbnails: 0, insertionEffects: 0 });
  let counts = zero();
  const committed = new WeakSet();

  function countInsertions(fiber) {
    const last = fiber.updateQueue?.lastEffect;
    let effect = last;
    do {
      if (!effect) return;
      if ((effect.tag & INSERTION) === INSERTION) counts.insertionEffects += 1;
      effect = effect.next;
    } while (effect !== last);
  }

  /** Skips subtrees that bailed out, which have the same fibers as in the previous commit. */
  function read(fiber) {
    for (let each = fiber; each; each = each.sibling) {
      if (committed.has(each)) continue;
      committed.add(each);
      if (each.alternate) committed.delete(each.alternate);
      if (COMPONENTS.has(each.tag) && each.flags & PERFORMED_WORK) {
        counts.components += 1;
        if (each.child?.stateNode?.className === THUMBNAIL) counts.stripThumbnails += 1;
        countInsertions(each);
      }
      read(each.child);
    }
  }

  globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    renderers: new Map(),
    supportsFiber: true,
    isDisabled: false,
    inject: () => 1,
    checkDCE() {},
    onCommitFiberUnmount() {},
    onPostCommitFiberRoot() {},
    onCommitFiberRoot(_renderer, root) {
      counts.commits += 1;
      const { current } = root;
      if (!committed.has(current)) {
        committed.add(current);
        if (current.alternate) committed.delete(current.alternate);
        read(current.child);
      }
    },
  };
  globalThis.takeCounts = () => {
    const taken = counts;
    counts = zero();
    return taken;
  };
}
