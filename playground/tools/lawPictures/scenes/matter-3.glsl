// A cable bridge that comes out of the morning mist.
const vec3 EYE = vec3(-62.0, 9.0, -150.0), TARGET = vec3(-6.0, 9.0, 100.0);
const vec2 SHIFT = vec2(0.05, 0.42);
const float LENS = 1.5, APERTURE = 0.0, FOCUS = 1.0, FAR = 2500.0, STRIDE = 0.9, CLAMP = 8.0, BEAM = 0.0;
const int BOUNCES = 2, LAMPS = 0;
const vec3 SUN_TO = vec3(-0.75, 0.28, 0.25), SUN_LIGHT = vec3(2.6, 1.7, 1.0);
const float SUN_BREADTH = 0.02;
void lamp(int index, out vec3 place, out float radius, out vec3 color) { place = vec3(0); radius = 1.0; color = vec3(0); }

vec2 map(vec3 p) {
  float ripple = p.y < 1.0 ? 0.05 * noise(p.xz * vec2(0.5, 0.25)) + 0.03 * noise(p.xz * 1.3) : 0.0;
  vec2 nearest = vec2(p.y - ripple, 1.0);
  float z = repeatWithin(p.z, 240.0, 0.0, 2.0);
  float span = clamp(p.z, -118.0, 598.0);
  vec3 deck = vec3(p.x, p.y - 20.0, 0.0);
  float road = box(deck, vec3(9.0, 0.7, 1.0));
  road = min(road, box(deck + vec3(0, 1.4, 0), vec3(4.5, 0.9, 1.0)));
  road = min(road, box(vec3(abs(deck.x) - 8.9, deck.y - 1.1, 0.0), vec3(0.08, 0.1, 1.0)));
  nearest = nearer(nearest, vec2(road, 2.0));
  float lean = mix(13.0, 6.0, clamp((p.y - 2.0) / 100.0, 0.0, 1.0));
  float legs = box(vec3(abs(p.x) - lean, p.y - 48.0, z), vec3(1.7 - 0.006 * p.y, 52.0, 2.6 - 0.012 * p.y)) * 0.95;
  legs = min(legs, box(vec3(p.x, p.y - 16.5, z), vec3(12.0, 1.4, 2.0)));
  legs = min(legs, box(vec3(p.x, p.y - 74.0, z), vec3(8.0, 1.6, 1.6)));
  legs = min(legs, box(vec3(p.x, p.y - 96.0, z), vec3(6.5, 1.6, 1.5)));
  legs = min(legs, roundBox(vec3(p.x, p.y - 1.0, z), vec3(17.0, 3.0, 6.0), 1.5));
  nearest = nearer(nearest, vec2(legs, 3.0));
  float sheet = max(abs(abs(p.x) - 7.2) - 2.0, max(19.0 - p.y, p.y - 99.0));
  if (sheet < 1.5) {
    float cables = 9.0;
    for (int i = 1; i <= 12; i++) {
      vec3 q = vec3(abs(p.x), p.y, abs(z));
      cables = min(cables, capsule(q, vec3(6.3, 97.0 - float(i) * 1.9, 0.0), vec3(8.7, 20.0, float(i) * 9.4), 0.14));
    }
    nearest = nearer(nearest, vec2(cables, 4.0));
  } else nearest = nearer(nearest, vec2(sheet, 4.0));
  return nearest;
}
Surface surface(float id, vec3 p, vec3 n, vec3 d) {
  if (id < 1.5) return gloss(vec3(0.03, 0.05, 0.06), 0.05, 0.08);
  if (id < 2.5) return matt(vec3(0.34, 0.34, 0.34));
  if (id < 3.5) return matt(vec3(0.66, 0.63, 0.58) * (0.85 + 0.3 * noise(p * vec3(0.6, 0.12, 0.6))));
  return matt(vec3(0.72, 0.66, 0.56));
}
vec3 sky(vec3 d, bool seesSun) {
  float h = max(d.y, 0.0), east = pow(0.5001 + 0.4999 * dot(normalize(d.xz), normalize(SUN_TO.xz)), 2.0);
  vec3 color = mix(mix(vec3(0.60, 0.62, 0.66), vec3(1.35, 0.92, 0.62), east), mix(vec3(0.36, 0.45, 0.55), vec3(0.72, 0.64, 0.6), east), smoothstep(0.0, 0.35, h));
  color = mix(color, vec3(0.17, 0.28, 0.42), smoothstep(0.25, 0.9, h));
  float ridge = 0.02 + 0.07 * clouds(vec2(atan(d.x, d.z) * 3.4, 1.0));
  color = mix(mix(vec3(0.40, 0.42, 0.46), vec3(1.0, 0.76, 0.58), east), color, smoothstep(ridge - 0.004, ridge + 0.008, h));
  return color;
}
float clearness(vec3 p, vec3 d, float way) {
  float slope = d.y / 16.0;
  float fall = clamp(way * slope, -20.0, 20.0);
  float through = abs(fall) < 1e-3 ? way : (1.0 - exp(-fall)) / slope;
  return exp(-(way * 0.0009 + 0.0042 * exp(-max(p.y, 0.0) / 16.0) * through));
}
vec3 hazeColor(vec3 d) { return sky(normalize(vec3(d.x, 0.05, d.z)), false) * 0.92; }
