import {
  Children,
  cloneElement,
  Fragment,
  isValidElement,
  type ComponentType,
  type ElementType,
  type ReactElement,
  type ReactNode,
} from 'react';
import type { Control } from './controls.ts';
import { ReducedMotion } from './ReducedMotion.tsx';
import { Story } from './Story.tsx';

type Options = Readonly<Record<string, unknown>>;
type OptionalKeys<P> = { [K in keyof P]?: Control<NonNullable<P[K]>> };
type Props = Options & { readonly children?: ReactNode };

/** A story for Ladle. `args` are the initial values of its controls. */
export interface ControlledStory {
  (options: Options): ReactElement;
  readonly args: Options;
  readonly argTypes: Readonly<Record<string, object>>;
}

/** Props of a story's frame are not options of its subject. */
const FRAME_PROPS = new Set(['hint', 'dir', 'part', 'className', 'children']);
const FRAMES = new Set<unknown>([Story, ReducedMotion, Fragment]);
/** Options that are only read on mount, so a new value remounts the component. */
const READ_ONCE = /^(?:default|initial|autoplay)/;

const isFrame = ({ type }: ReactElement): boolean => typeof type === 'string' || FRAMES.has(type);

/** Whether a control can edit the value. */
const isPlain = (value: unknown): boolean => ['boolean', 'number', 'string'].includes(typeof value);

/** Finds the elements of some components in an element tree. */
function subjectsIn(node: ReactNode, components: readonly ElementType[]): readonly ReactElement<Props>[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<Props>(child)) return [];
    if (components.some((component) => component === child.type)) return [child];
    return isFrame(child) ? subjectsIn(child.props.children, components) : [];
  });
}

/** Returns the same tree with other options for its subjects. */
function withOptions(node: ReactNode, components: readonly ElementType[], options: Options): ReactNode {
  if (Array.isArray(node)) return node.map((child: ReactNode) => withOptions(child, components, options));
  if (!isValidElement<Props>(node)) return node;
  if (components.some((component) => component === node.type)) {
    const anew = Object.entries(options).filter(([name]) => READ_ONCE.test(name));
    const key = anew.length > 0 ? { key: `${node.key ?? ''}${JSON.stringify(anew)}` } : {};
    return cloneElement(node, { ...options, ...key });
  }
  const { children } = node.props;
  if (!isFrame(node) || children === undefined) return node;
  const list = Array.isArray(children) ? (children as readonly ReactNode[]) : [children];
  return cloneElement(node, undefined, ...list.map((child) => withOptions(child, components, options)));
}

/**
 * Creates stories whose options can be changed with Ladle's controls. The controls are those of the first component. A
 * story is an element that contains one of the components, and its props are the initial values of the controls.
 *
 * @example
 * const story = withControls(Stage, { items: range(1, 6, 1), loop: toggle(false) });
 * export const Two = story(<Stage hint="Two at a time." items={2} />);
 */
export function withControls<P extends object>(
  subjects: ComponentType<P> | readonly [ComponentType<P>, ...ElementType[]],
  controls: OptionalKeys<P>,
): (element: ReactElement) => ControlledStory {
  const components: readonly ElementType[] = Array.isArray(subjects) ? subjects : [subjects as ComponentType<P>];
  const entries = Object.entries<Control<unknown>>(controls as Readonly<Record<string, Control<unknown>>>);
  const defaults = Object.fromEntries(entries.map(([name, { value }]) => [name, value]));
  const argTypes = Object.fromEntries(entries.map(([name, { argType }]) => [name, argType]));
  return (element) => {
    const [subject] = subjectsIn(element, components);
    if (!subject) throw new TypeError('The story shows none of the components that its controls are for.');
    const own = Object.entries(subject.props).filter(([name, value]) => !FRAME_PROPS.has(name) && isPlain(value));
    const args: Options = { ...defaults, ...Object.fromEntries(own) };
    function Controlled(options: Options) {
      const changed = Object.entries(options).filter(([name, value]) => name in args && !Object.is(value, args[name]));
      return changed.length === 0 ? element : <>{withOptions(element, components, Object.fromEntries(changed))}</>;
    }
    return Object.assign(Controlled, { args, argTypes });
  };
}
