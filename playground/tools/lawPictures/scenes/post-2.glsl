// A brass scale on a desk; the light of a window falls on the wall behind it.
const vec3 EYE = vec3(0.0, 2.0, -9.0), TARGET = vec3(0.0, 2.0, 0.0);
const vec2 SHIFT = vec2(0.10, -0.02);
const float LENS = 3.7, APERTURE = 0.07, FOCUS = 9.0, FAR = 60.0, STRIDE = 0.9, CLAMP = 6.0, BEAM = 0.0;
const int BOUNCES = 3, LAMPS = 0;
const vec3 SUN_TO = vec3(-0.80, 0.40, -0.46), SUN_LIGHT = vec3(3.5, 2.3, 1.3);
const float SUN_BREADTH = 0.022;
void lamp(int index, out vec3 place, out float radius, out vec3 color) { place = vec3(0); radius = 1.0; color = vec3(0); }

float pan(vec3 p, vec3 hook) {
  vec3 q = p - hook - vec3(0, -1.75, 0);
  float bowl = max(abs(length(q - vec3(0, 0.62, 0)) - 0.86) - 0.014, q.y - 0.02);
  bowl = min(bowl, torus(q - vec3(0, 0.02, 0), 0.60, 0.022));
  for (int i = 0; i < 3; i++) {
    float a = float(i) * TURN / 3.0 + 0.5;
    bowl = min(bowl, capsule(p - hook, vec3(0, -0.12, 0), vec3(cos(a) * 0.6, -1.73, sin(a) * 0.6), 0.011));
  }
  return min(bowl, torus((p - hook + vec3(0, 0.06, 0)).xzy, 0.06, 0.014));
}
vec2 map(vec3 p) {
  vec2 nearest = nearer(vec2(p.y, 1.0), vec2(2.6 - p.z, 2.0));
  float r = length(p.xz), y = p.y;
  float shaft = 0.085 + 0.10 * exp(-pow((y - 0.55) * 3.2, 2.0)) + 0.07 * exp(-pow((y - 1.9) * 6.0, 2.0)) + 0.035 * exp(-pow((y - 0.95) * 12.0, 2.0)) + 0.045 * exp(-pow((y - 2.9) * 9.0, 2.0));
  float stand = max(r - shaft, abs(y - 1.75) - 1.65) * 0.8;
  stand = min(stand, roundBox(p - vec3(0, 0.06, 0), vec3(0.78, 0.06, 0.52), 0.05));
  stand = min(stand, cylinder(p - vec3(0, 0.12, 0), 0.38, 0.07) - 0.02);
  stand = min(stand, cylinder(p - vec3(0, 0.2, 0), 0.26, 0.06) - 0.02);
  stand = min(stand, length(p - vec3(0, 3.62, 0)) - 0.11);
  stand = min(stand, length(p - vec3(0, 3.34, 0)) - 0.15);
  stand = min(stand, max(r - 0.02, abs(y - 3.8) - 0.2));
  nearest = nearer(nearest, vec2(stand, 3.0));
  vec3 b = p - vec3(0, 3.34, 0);
  b.xy = turned(b.xy, 0.045);
  float along = abs(b.x) / 1.62;
  float beam = length(vec2(b.y - 0.10 * (1.0 - along) * (1.0 - along) - 0.05 * sin(along * 5.5) * (1.0 - along), b.z)) - mix(0.075, 0.032, along);
  beam = max(beam, abs(b.x) - 1.62) * 0.8;
  beam = min(beam, length(vec3(abs(b.x) - 1.62, b.y, b.z)) - 0.06);
  nearest = nearer(nearest, vec2(beam, 3.0));
  nearest = nearer(nearest, vec2(min(pan(p, vec3(-1.62, 3.41, 0)), pan(p, vec3(1.62, 3.27, 0))), 3.0));
  vec3 k = p - vec3(2.6, 0.16, 0.9);
  k.xz = turned(k.xz, 0.25);
  nearest = nearer(nearest, vec2(roundBox(k, vec3(1.0, 0.16, 0.7), 0.03), 4.0));
  k -= vec3(0.05, 0.29, 0);
  k.xz = turned(k.xz, -0.4);
  nearest = nearer(nearest, vec2(roundBox(k, vec3(0.9, 0.13, 0.62), 0.03), 5.0));
  vec2 w = vec2(p.z + 2.4, p.y - 4.4);
  float hole = box2(vec2(repeatWithin(w.x, 1.25, -1.0, 1.0), repeatWithin(w.y, 1.25, -2.0, 2.0)), vec2(0.55, 0.57));
  return nearer(nearest, vec2(max(abs(p.x + 6.5) - 0.05, -hole), 6.0));
}
Surface surface(float id, vec3 p, vec3 n, vec3 d) {
  if (id < 1.5) {
    float grain = clouds(vec2(p.x * 0.7, p.z * 7.0)) + 0.25 * noise(vec2(p.x * 3.0, p.z * 50.0));
    return gloss(mix(vec3(0.07, 0.036, 0.02), vec3(0.18, 0.095, 0.05), grain), 0.05, 0.24);
  }
  if (id < 2.5) return matt(vec3(0.42, 0.43, 0.42) * (0.86 + 0.22 * clouds(p * 1.4)));
  if (id < 3.5) return metal(vec3(0.88, 0.62, 0.29), 0.26);
  if (id < 4.5) return gloss(vec3(0.06, 0.09, 0.12), 0.03, 0.5);
  if (id < 5.5) return gloss(vec3(0.22, 0.10, 0.05), 0.03, 0.5);
  return matt(vec3(0.25));
}
vec3 sky(vec3 d, bool seesSun) { return mix(vec3(0.10, 0.13, 0.17), vec3(1.4, 1.15, 0.9), smoothstep(0.35, 0.8, -d.x) * smoothstep(-0.1, 0.2, d.y) * smoothstep(0.9, 0.6, d.y)) * 0.75; }
float clearness(vec3 p, vec3 d, float way) { return 1.0; }
vec3 hazeColor(vec3 d) { return vec3(0.0); }
