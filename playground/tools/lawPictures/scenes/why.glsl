// A meeting room before the others come: a long table, and the morning through tall windows.
const vec3 EYE = vec3(1.0, 1.5, -1.7), TARGET = vec3(1.15, 1.5, 5.0);
const vec2 SHIFT = vec2(-0.22, 0.0);
const float LENS = 1.45, APERTURE = 0.0, FOCUS = 1.0, FAR = 60.0, STRIDE = 0.9, CLAMP = 6.0, BEAM = 0.0014;
const int BOUNCES = 3, LAMPS = 0;
const vec3 SUN_TO = vec3(-0.80, 0.46, 0.34), SUN_LIGHT = vec3(7.5, 5.4, 3.5);
const float SUN_BREADTH = 0.012;
void lamp(int index, out vec3 place, out float radius, out vec3 color) { place = vec3(0); radius = 1.0; color = vec3(0); }

vec2 map(vec3 p) {
  float z = repeat(p.z - 1.2, 2.4);
  float shell = max(-(box(p - vec3(0, 1.8, 2.4), vec3(3.6, 1.8, 6.6))), box(p - vec3(0, 1.8, 2.4), vec3(4.2, 2.4, 7.2)));
  shell = max(shell, -box(vec3(p.x + 3.9, p.y - 1.75, z), vec3(0.8, 1.4, 0.82)));
  vec2 nearest = vec2(shell, p.y < 0.01 ? 1.0 : 2.0);
  vec2 w = vec2(z, p.y - 1.75);
  float bars = min(abs(w.x), abs(w.y - 0.5)) - 0.025;
  bars = max(max(bars, box2(w, vec2(0.85, 1.45))), abs(p.x + 3.85) - 0.03);
  bars = min(bars, max(max(box2(w, vec2(0.92, 1.5)), -box2(w, vec2(0.8, 1.38))), abs(p.x + 3.58) - 0.04));
  nearest = nearer(nearest, vec2(bars, 3.0));
  float curtain = abs(p.x + 3.42 + 0.04 * sin(p.z * 34.0)) - 0.012;
  curtain = max(curtain, max(abs(abs(z) - 1.06) - 0.15, abs(p.y - 1.72) - 1.68)) * 0.5;
  nearest = nearer(nearest, vec2(curtain, 8.0));
  vec3 panel = vec3(repeat(p.x, 1.2), p.y - 1.75, p.z - 9.0);
  float back = max(roundBox(panel, vec3(0.52, 1.45, 0.03), 0.01), -box(panel, vec3(0.46, 1.39, 0.2)));
  nearest = nearer(nearest, vec2(back, 2.0));
  vec3 right = vec3(p.x - 3.6, p.y - 1.75, repeat(p.z, 1.4));
  nearest = nearer(nearest, vec2(max(roundBox(right, vec3(0.03, 1.45, 0.6), 0.01), -box(right, vec3(0.2, 1.39, 0.54))), 2.0));
  float picture = roundBox(p - vec3(-0.55, 1.85, 8.93), vec3(0.95, 0.66, 0.04), 0.01);
  nearest = nearer(nearest, vec2(picture, 7.0));
  vec3 t = p - vec3(-0.45, 0.0, 3.2);
  vec2 oval = vec2(t.x, t.z - clamp(t.z, -2.4, 2.4));
  float top = max(length(oval) - 0.78, abs(t.y - 0.74) - 0.022);
  top = min(top, roundBox(vec3(t.x, t.y - 0.36, abs(t.z) - 1.6), vec3(0.22, 0.36, 0.32), 0.02));
  nearest = nearer(nearest, vec2(top, 4.0));
  vec3 c = vec3(abs(t.x) - 1.08, t.y, repeatWithin(t.z, 0.95, -2.0, 2.0));
  if (c.x < 1.0 && p.y < 1.3) {
    float seat = roundBox(c - vec3(0, 0.46, 0), vec3(0.24, 0.045, 0.25), 0.04);
    vec3 rest = c - vec3(0.25 + (c.y - 0.6) * 0.12, 0.72, 0.0);
    seat = min(seat, roundBox(rest, vec3(0.03, 0.24, 0.25), 0.03));
    nearest = nearer(nearest, vec2(seat, 5.0));
    vec3 leg = vec3(abs(c.x) - 0.2, c.y - 0.22, abs(c.z) - 0.2);
    nearest = nearer(nearest, vec2(box(leg, vec3(0.012, 0.22, 0.012)), 6.0));
  }
  vec3 l = vec3(t.x, t.y - 2.15, repeatWithin(t.z, 1.6, -1.0, 1.0));
  float shade = max(abs(length(l * vec3(1, 1.5, 1)) - 0.3) - 0.012, -l.y) * 0.6;
  shade = min(shade, capsule(l, vec3(0, 0.2, 0), vec3(0, 1.5, 0), 0.008));
  nearest = nearer(nearest, vec2(shade, 6.0));
  nearest = nearer(nearest, vec2(length(l - vec3(0, 0.06, 0)) - 0.07, 9.0));
  vec3 sheet = vec3(abs(t.x) - 0.45, t.y - 0.765, repeatWithin(t.z, 0.95, -2.0, 2.0));
  nearest = nearer(nearest, vec2(box(sheet, vec3(0.15, 0.004, 0.11)), 10.0));
  return nearest;
}
Surface surface(float id, vec3 p, vec3 n, vec3 d) {
  if (id < 1.5) {
    vec2 q = vec2(p.x + p.z, p.x - p.z);
    float side = step(0.0, sin(p.x * 7.85)), plank = floor((p.z + (side > 0.5 ? p.x : -p.x)) * 9.0);
    return gloss(vec3(0.33, 0.21, 0.125) * (0.75 + 0.45 * hash(vec2(plank, floor(p.x * 2.5)))), 0.05, 0.26);
  }
  if (id < 2.5) return matt(p.y > 3.55 ? vec3(0.80, 0.77, 0.72) : p.z > 8.8 ? vec3(0.115, 0.165, 0.205) : vec3(0.70, 0.66, 0.59));
  if (id < 3.5) return matt(vec3(0.72, 0.69, 0.64));
  if (id < 4.5) return gloss(vec3(0.15, 0.082, 0.045) * (0.75 + 0.5 * clouds(vec2(p.x * 12.0, p.z * 0.9))), 0.05, 0.16);
  if (id < 5.5) return gloss(vec3(0.30, 0.17, 0.095), 0.04, 0.45);
  if (id < 6.5) return metal(vec3(0.78, 0.56, 0.27), 0.28);
  if (id < 7.5) {
    vec2 q = p.xy - vec2(-0.55, 1.85);
    if (max(abs(q.x) - 0.88, abs(q.y) - 0.59) > 0.0) return metal(vec3(0.7, 0.5, 0.25), 0.35);
    float shore = q.y + 0.12 - 0.12 * clouds(vec2(q.x * 2.0, 1.0));
    return matt(mix(mix(vec3(0.16, 0.22, 0.27), vec3(0.42, 0.33, 0.2), smoothstep(-0.6, 0.0, shore)), mix(vec3(0.72, 0.62, 0.48), vec3(0.36, 0.45, 0.52), smoothstep(0.0, 0.5, shore)), smoothstep(-0.02, 0.02, shore)));
  }
  if (id < 8.5) return matt(vec3(0.78, 0.74, 0.67));
  if (id < 9.5) return lit(vec3(1.0, 0.72, 0.42) * 2.2);
  return matt(vec3(0.86, 0.83, 0.77));
}
vec3 sky(vec3 d, bool seesSun) { return mix(vec3(3.0, 2.7, 2.3), vec3(1.9, 2.3, 2.8), smoothstep(0.0, 0.5, d.y)) * 1.1; }
float clearness(vec3 p, vec3 d, float way) { return 1.0; }
vec3 hazeColor(vec3 d) { return vec3(0.0); }
