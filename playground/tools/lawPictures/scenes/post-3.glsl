// Old books on a table, and the evening sun through an arched window on the wall.
const vec3 EYE = vec3(-0.2, 1.7, -8.6), TARGET = vec3(-0.2, 1.7, 0.0);
const vec2 SHIFT = vec2(-0.22, -0.02);
const float LENS = 3.5, APERTURE = 0.05, FOCUS = 8.3, FAR = 60.0, STRIDE = 0.9, CLAMP = 6.0, BEAM = 0.0;
const int BOUNCES = 3, LAMPS = 0;
const vec3 SUN_TO = vec3(-0.74, 0.36, -0.60), SUN_LIGHT = vec3(4.2, 2.6, 1.4);
const float SUN_BREADTH = 0.02;
void lamp(int index, out vec3 place, out float radius, out vec3 color) { place = vec3(0); radius = 1.0; color = vec3(0); }

/** A lying book, its back towards us: covers, back and pages are 4, 5 and 6 parts of its number. */
vec2 book(vec3 p, vec3 half_, float number) {
  float covers = max(roundBox(p, half_, 0.02), -box(p - vec3(0, 0, 0.1), vec3(half_.x + 0.1, half_.y - 0.045, half_.z)));
  vec3 q = p + vec3(0, 0, half_.z - 0.06);
  float back = max(length(vec2(q.y, q.z * 1.6)) - half_.y * 1.02, abs(p.x) - half_.x) * 0.7;
  back = max(back, q.z);
  float ribs = abs(repeatWithin(p.x - half_.x * 0.2, half_.x * 0.4, -2.0, 1.0)) - 0.03;
  back = min(back, max(max(length(vec2(q.y, q.z * 1.6)) - half_.y * 1.02 - 0.02, ribs), q.z) * 0.7);
  float pages = box(p - vec3(0, 0, 0.0), half_ - vec3(0.06, 0.03, 0.06));
  vec2 nearest = nearer(vec2(covers, number), vec2(back, number + 0.3));
  return nearer(nearest, vec2(pages, 20.0));
}
vec3 lay(vec3 p, vec3 at, float angle) {
  p -= at;
  p.xz = turned(p.xz, angle);
  return p;
}
vec2 map(vec3 p) {
  vec2 nearest = nearer(vec2(p.y, 1.0), vec2(2.2 - p.z, 2.0));
  if (p.x > -0.7 && p.y < 2.9 && p.x < 4.0) {
    nearest = nearer(nearest, book(lay(p, vec3(1.30, 0.30, 0.2), 0.05), vec3(1.25, 0.30, 0.85), 10.0));
    nearest = nearer(nearest, book(lay(p, vec3(1.22, 0.80, 0.2), -0.10), vec3(1.12, 0.20, 0.80), 11.0));
    nearest = nearer(nearest, book(lay(p, vec3(1.36, 1.24, 0.15), 0.16), vec3(1.05, 0.24, 0.74), 12.0));
    nearest = nearer(nearest, book(lay(p, vec3(1.24, 1.63, 0.2), -0.04), vec3(0.92, 0.15, 0.66), 13.0));
    vec3 g = lay(p, vec3(1.15, 1.80, -0.1), 0.5);
    float glasses = torus((vec3(abs(g.x) - 0.2, g.y - 0.15, g.z)).xzy, 0.15, 0.014);
    glasses = min(glasses, capsule(g, vec3(-0.06, 0.19, 0), vec3(0.06, 0.19, 0), 0.013));
    glasses = min(glasses, capsule(vec3(abs(g.x), g.yz), vec3(0.35, 0.18, 0), vec3(0.33, 0.03, 0.62), 0.012));
    nearest = nearer(nearest, vec2(glasses, 21.0));
  } else nearest.x = min(nearest.x, max(max(-0.6 - p.x, p.y - 2.85), max(p.x - 3.9, 0.25)));
  vec2 w = vec2(repeatWithin(p.z + 1.9, 3.5, -1.0, 0.0), p.y - 2.2);
  float hole = arch(w, 1.35, 2.4);
  float bars = min(abs(repeatWithin(w.x, 0.9, -1.0, 1.0) ) - 0.001, 9.0);
  bars = min(abs(abs(w.x) - 0.45), abs(repeat(w.y, 0.95))) - 0.05;
  return nearer(nearest, vec2(max(abs(p.x + 6.0) - 0.05, -max(hole, -bars)), 30.0));
}
Surface surface(float id, vec3 p, vec3 n, vec3 d) {
  if (id < 1.5) {
    float grain = clouds(vec2(p.x * 0.7, p.z * 7.0)) + 0.25 * noise(vec2(p.x * 3.0, p.z * 50.0));
    return gloss(mix(vec3(0.09, 0.048, 0.026), vec3(0.24, 0.13, 0.07), grain), 0.05, 0.26);
  }
  if (id < 2.5) return matt(vec3(0.70, 0.64, 0.55) * (0.86 + 0.22 * clouds(p * 1.3)));
  if (id > 29.0) return matt(vec3(0.3));
  if (id > 20.5) return metal(vec3(0.85, 0.6, 0.3), 0.2);
  if (id > 19.0) return matt(vec3(0.72, 0.62, 0.46) * (0.72 + 0.35 * hash(floor(p.y * 170.0))));
  float number = floor(id + 0.01), worn = 0.7 + 0.5 * clouds(p * 5.0);
  vec3 leather = vec3(0.07, 0.10, 0.135);
  if (number > 10.5) leather = vec3(0.30, 0.13, 0.07);
  if (number > 11.5) leather = vec3(0.42, 0.32, 0.20);
  if (number > 12.5) leather = vec3(0.09, 0.12, 0.10);
  if (fract(id + 0.01) > 0.2) {
    float gold = step(abs(repeat(p.x - 1.25, 0.5)), 0.012) + step(abs(p.x - 0.62), 0.17) * step(0.45, noise(vec2(p.x * 40.0, number))) * step(abs(fract(p.y * 3.0) - 0.5), 0.2) * 0.0;
    if (gold > 0.5) return metal(vec3(0.75, 0.52, 0.24), 0.35);
  }
  return gloss(leather * worn, 0.03, 0.5);
}
vec3 sky(vec3 d, bool seesSun) { return mix(vec3(0.16, 0.20, 0.26), vec3(1.1, 0.85, 0.6), smoothstep(0.35, 0.8, -d.x) * smoothstep(-0.1, 0.2, d.y)) * 0.8; }
float clearness(vec3 p, vec3 d, float way) { return 1.0; }
vec3 hazeColor(vec3 d) { return vec3(0.0); }
