'use client';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { useUnchanged, type ElementProps, type PropGetter } from '@loggia/hooks/shared';
import type { LightboxSlide } from '@loggia/hooks/lightbox';

/** Props and behavior that parts such as `Zoom` and `Swipe` add to the lightbox elements rendered inside them. */
export interface LightboxDecorations {
  readonly getDialogProps?: PropGetter<'dialog'> | undefined;
  /** For the element inside the dialog that can fill the screen. */
  readonly getStageProps?: PropGetter<'div'> | undefined;
  /** For the elements that a sidebar can cover: the `view` and the `filmstrip`. */
  readonly getCoveredProps?:
    | ((props: ElementProps<'div'> & { readonly name: 'view' | 'filmstrip' }) => ElementProps<'div'>)
    | undefined;
  /** For the element around the slides. */
  readonly getSurfaceProps?: PropGetter<'div'> | undefined;
  readonly getSlideProps?:
    | ((props: ElementProps<'div'> & { readonly index: number }) => ElementProps<'div'>)
    | undefined;
  /** Returns the `sizes` attribute of an image, given its `sizes` while the whole image is visible. */
  readonly sizesOf?: ((imageId: string, sizes: string) => string) | undefined;
  /** Whether the lightbox is as large as the window or the screen. */
  readonly isFullSize?: boolean | undefined;
  /** Returns the content of a slide that does not show an image, otherwise `undefined`. */
  readonly renderSlide?: ((slide: LightboxSlide) => ReactNode) | undefined;
}

const DecorationContext = createContext<LightboxDecorations>({});

/** Returns the decorations of all parts around the component. */
export const useLightboxDecorations = (): LightboxDecorations => useContext(DecorationContext);

type Getter = (props?: object) => object;

/** Applies the inner getter, then the outer one, which also receives the `index` or `name` that the inner omits. */
function both<TGetter>(outer: TGetter, inner: TGetter): TGetter {
  if (!outer || !inner) return outer ?? inner;
  const [applyOuter, applyInner] = [outer, inner] as unknown as [Getter, Getter];
  const apply: Getter = (props) => applyOuter({ ...props, ...applyInner(props) });
  return apply as unknown as TGetter;
}

function merge(outer: LightboxDecorations, inner: LightboxDecorations): LightboxDecorations {
  const { sizesOf: outerSizes, renderSlide: outerSlide } = outer;
  const { sizesOf, renderSlide } = inner;
  return {
    getDialogProps: both(outer.getDialogProps, inner.getDialogProps),
    getStageProps: both(outer.getStageProps, inner.getStageProps),
    getCoveredProps: both(outer.getCoveredProps, inner.getCoveredProps),
    getSurfaceProps: both(outer.getSurfaceProps, inner.getSurfaceProps),
    getSlideProps: both(outer.getSlideProps, inner.getSlideProps),
    sizesOf: outerSizes && sizesOf ? (id, sizes) => outerSizes(id, sizesOf(id, sizes)) : (sizesOf ?? outerSizes),
    isFullSize: outer.isFullSize || inner.isFullSize,
    renderSlide:
      outerSlide && renderSlide ? (slide) => renderSlide(slide) ?? outerSlide(slide) : (renderSlide ?? outerSlide),
  };
}

export interface LightboxDecorationProps extends LightboxDecorations {
  readonly children?: ReactNode;
}

/** Adds props and behavior to the lightbox elements rendered inside it. Decorations of nested parts are combined. */
export function LightboxDecoration({ children, ...own }: LightboxDecorationProps) {
  const outer = useLightboxDecorations();
  const inner = useUnchanged(own);
  const decorations = useMemo(() => merge(outer, inner), [outer, inner]);
  return <DecorationContext.Provider value={decorations}>{children}</DecorationContext.Provider>;
}
