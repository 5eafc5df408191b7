/** The default grading of a scene: from light to picture. */
const LOOK = {
  /** In pixels. Wider pictures are enlarged, because the light is soft. */
  width: 720,
  passes: 5,
  /** Rounds of the blur against noise, and how much of the noise each takes. */
  rounds: 4,
  strength: 5.5,
  exposure: 1,
  bloom: 0.06,
  contrast: 0.15,
  saturation: 0.95,
  vignette: 0.35,
  /** The tints of the dark and of the bright parts: dusk blue and warm paper. */
  shadows: [0.0, 0.004, 0.012],
  highlights: [0.012, 0.004, -0.012],
};

const own = {
  'matter-4': { exposure: 0.8, contrast: 0.45 },
  'post-3': { contrast: 0.25 },
  'matter-1': { exposure: 0.85, contrast: 0.35, saturation: 0.82 },
  call: { width: 960, contrast: 0.3, exposure: 0.95, bloom: 0.1 },
  why: { width: 1280, passes: 10, exposure: 0.85, contrast: 0.35 },
  'post-1': { contrast: 0.3 },
  'post-2': { contrast: 0.25 },
  'matter-5': { exposure: 1.1, contrast: 0.3, saturation: 0.88 },
  'matter-6': { exposure: 0.85, contrast: 0.4 },
  'matter-3': { exposure: 0.72, contrast: 0.6 },
  'hero-3': { width: 1280, passes: 10, exposure: 0.8, contrast: 0.45, saturation: 0.85, bloom: 0.1, vignette: 0.5 },
  'matter-2': { exposure: 0.8, contrast: 0.55 },
  'hero-2': { width: 1040, exposure: 0.62, contrast: 0.38, saturation: 0.82 },
  'hero-1': { width: 1280, passes: 10, contrast: 0.45, exposure: 1.05, bloom: 0.09, vignette: 0.5 },
};

/** The look of the picture of this name. */
export function lookOf(name) {
  return { ...LOOK, ...own[name] };
}
