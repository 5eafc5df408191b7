import type { GradientStop } from './createGradient.ts';

/**
 * Lengths and places are in picture heights, measured from the left and from the top, unless they are said to be shares.
 * Colours are `#rrggbb`.
 */
export interface Scene {
  readonly seed: number;
  /** The horizon. */
  readonly horizon: number;
  /** From the zenith (0) to the horizon (1). */
  readonly sky: readonly GradientStop[];
  readonly light: Light;
  /** Colour of far air; ridges fade into it. */
  readonly haze: string;
  readonly stars?: Stars | undefined;
  readonly aurora?: Aurora | undefined;
  readonly clouds?: readonly Clouds[] | undefined;
  /** From far to near. */
  readonly ridges: readonly Ridge[];
  readonly water?: Water | undefined;
  /** Land in front of the water, from far to near. */
  readonly foreground?: readonly Ridge[] | undefined;
  readonly pines?: readonly Pines[] | undefined;
  readonly reeds?: Reeds | undefined;
  /** Streaks of falling rain or snow. */
  readonly rain?: Rain | undefined;
}

/** Sun or moon. */
export interface Light {
  /** Share of the width. */
  readonly x: number;
  readonly y: number;
  /** 0: it is hidden, but shines all the same. */
  readonly radius: number;
  readonly color: string;
  readonly glow: string;
  /** The brightness of the glow beside the disk. */
  readonly strength: number;
  /** The reach of the glow. */
  readonly reach: number;
  readonly isMoon?: boolean | undefined;
}

export interface Stars {
  readonly count: number;
  /** Brightness of the band of the milky way. @default 0 */
  readonly band?: number | undefined;
}

export interface Aurora {
  readonly colors: readonly [low: string, high: string];
  /** Lower edges of its curtains. */
  readonly curtains: readonly number[];
  readonly strength: number;
}

export interface Clouds {
  /** Lower and upper edge. */
  readonly top: number;
  readonly bottom: number;
  /** 0: none, 1: overcast. */
  readonly cover: number;
  /** Features to a picture height. */
  readonly scale: number;
  /** The width by the height. */
  readonly stretch: number;
  readonly lit: string;
  readonly shadow: string;
  /** 0 to 1. */
  readonly opacity: number;
  /** Width of the edge: small is a heap, large a veil. */
  readonly softness: number;
  readonly octaves?: number | undefined;
}

export type RidgeShape = 'peaks' | 'hills' | 'dunes' | 'mesas' | 'clouds';
export type RidgeSurface = 'flat' | 'rock' | 'grass' | 'sand' | 'strata' | 'cloud';

export interface Ridge {
  readonly shape: RidgeShape;
  readonly surface: RidgeSurface;
  /** Foot of the ridge. */
  readonly base: number;
  readonly height: number;
  /** Features to a picture height. */
  readonly frequency: number;
  readonly lit: string;
  readonly shadow: string;
  /** Share of the haze's colour. */
  readonly haze: number;
  /** Mist that lies at its foot, and how far down from the crest it begins to be thick. */
  readonly mist?: { readonly amount: number; readonly depth: number; readonly color?: string | undefined } | undefined;
  /** Snow above this height over the foot, as a share of the ridge's height. */
  readonly snow?: { readonly line: number; readonly lit: string; readonly shadow: string } | undefined;
  readonly trees?: Trees | undefined;
  /** Height of the crest along the width, as pairs of shares. */
  readonly envelope?: readonly (readonly [x: number, height: number])[] | undefined;
  /** Another number, another ridge. @default its place in the list */
  readonly variant?: number | undefined;
}

/** Trees that stand along a crest. */
export interface Trees {
  readonly height: number;
  /** Trees to a picture height of width. */
  readonly density: number;
  /** Round crowns in place of conifers. @default false */
  readonly isLeafy?: boolean | undefined;
  /** @default the ridge's own */
  readonly color?: string | undefined;
}

export interface Water {
  readonly level: number;
  readonly color: string;
  /** Share of the water's own colour at the near edge. */
  readonly tint: number;
  /** Height of the ripples; 0 is a mirror. */
  readonly ripple: number;
  /** Strength of the road of light under the sun. @default 0 */
  readonly glitter?: number | undefined;
}

/** A stand of large trees in front of everything. */
export interface Pines {
  readonly color: string;
  readonly trees: readonly Pine[];
}

export interface Pine {
  /** Share of the width. */
  readonly x: number;
  /** Foot of the tree. */
  readonly foot: number;
  readonly height: number;
}

export interface Reeds {
  readonly color: string;
  readonly lit: string;
  readonly count: number;
  readonly height: number;
}

export interface Rain {
  readonly color: string;
  readonly strength: number;
  /** Share of the width where it falls, from and to. */
  readonly from: number;
  readonly to: number;
}
