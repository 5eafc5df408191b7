// The front of an old bank at night: bay after bay, some rooms still lit.
const vec3 EYE = vec3(-9.0, 4.6, -27.0), TARGET = vec3(-5.5, 4.6, 0.0);
const vec2 SHIFT = vec2(0.0, 0.20);
const float LENS = 3.7, APERTURE = 0.0, FOCUS = 1.0, FAR = 120.0, STRIDE = 0.9, CLAMP = 6.0, BEAM = 0.0;
const int BOUNCES = 3, LAMPS = 9;
const vec3 SUN_TO = vec3(-0.4, 0.8, -0.6), SUN_LIGHT = vec3(0.010, 0.016, 0.026);
const float SUN_BREADTH = 0.3, BAY = 3.9;

void lamp(int index, out vec3 place, out float radius, out vec3 color) {
  place = vec3((float(index) - 5.5) * BAY, 1.3, -0.85);
  radius = 0.05;
  color = vec3(1.0, 0.62, 0.3) * 0.75;
}
vec2 map(vec3 p) {
  if (p.z < -2.5) return vec2(min(p.y + 3.0, -1.6 - p.z), 1.0);
  float x = repeat(p.x, BAY), side = repeat(p.x - BAY * 0.5, BAY);
  float front = max(-p.z, -99.0);
  front = max(front, -min(arch(vec2(x, p.y - 1.0), 1.05, 3.0), box2(vec2(x, p.y - 8.3), vec2(0.85, 1.6))));
  front = min(front, 0.42 - p.z);
  vec2 nearest = vec2(front, 1.0);
  float grooves = max(abs(repeat(p.y, 0.62)) - 0.02, p.y - 6.0);
  nearest.x = max(nearest.x, -max(grooves, abs(p.z) - 0.03));
  float pilaster = roundBox(vec3(side, p.y - 8.4, p.z), vec3(0.34, 2.5, 0.16), 0.02);
  pilaster = min(pilaster, roundBox(vec3(side, p.y - 10.8, p.z), vec3(0.46, 0.18, 0.28), 0.02));
  pilaster = min(pilaster, roundBox(vec3(side, p.y - 6.25, p.z), vec3(0.46, 0.2, 0.26), 0.02));
  nearest = nearer(nearest, vec2(pilaster, 2.0));
  float ledge = roundBox(vec3(0.0, p.y - 5.98, p.z), vec3(1.0, 0.1, 0.42), 0.03);
  ledge = min(ledge, roundBox(vec3(0.0, p.y - 5.7, p.z), vec3(1.0, 0.2, 0.14), 0.02));
  ledge = min(ledge, roundBox(vec3(0.0, p.y - 11.4, p.z), vec3(1.0, 0.32, 0.3), 0.02));
  ledge = min(ledge, roundBox(vec3(0.0, p.y - 11.9, p.z), vec3(1.0, 0.12, 0.75), 0.03));
  nearest = nearer(nearest, vec2(ledge, 2.0));
  vec2 w = vec2(x, p.y - 8.3);
  float trim = max(box2(w, vec2(1.06, 1.82)), -box2(w, vec2(0.85, 1.6)));
  trim = max(trim, abs(p.z) - 0.1);
  trim = min(trim, roundBox(vec3(x, p.y - 10.25, p.z), vec3(1.2, 0.09, 0.3), 0.02));
  trim = min(trim, roundBox(vec3(x, p.y - 6.62, p.z), vec3(1.14, 0.08, 0.22), 0.02));
  vec2 a = vec2(x, p.y - 1.0);
  trim = min(trim, max(max(arch(a, 1.24, 3.0), -arch(a, 1.05, 3.0)), abs(p.z) - 0.08));
  trim = min(trim, roundBox(vec3(x, p.y - 5.2, p.z), vec3(0.16, 0.28, 0.2), 0.02));
  nearest = nearer(nearest, vec2(trim, 2.0));
  float bars = min(abs(x) - 0.035, abs(repeat(p.y - 8.7, 1.1)) - 0.03);
  nearest = nearer(nearest, vec2(max(max(bars, box2(w, vec2(0.87, 1.62))), abs(p.z - 0.3) - 0.04), 3.0));
  bars = min(min(abs(x), abs(abs(x) - 0.55)) - 0.028, abs(repeat(p.y - 4.0, 1.0)) - 0.028);
  nearest = nearer(nearest, vec2(max(max(bars, arch(a, 1.07, 3.0)), abs(p.z - 0.3) - 0.04), 3.0));
  return nearest;
}
Surface surface(float id, vec3 p, vec3 n, vec3 d) {
  if (id < 1.5 && p.z > 0.36) {
    float bay = round(p.x / BAY), x = repeat(p.x, BAY), storey = step(6.0, p.y);
    float chance = hash(vec2(bay * 3.0 + 1.0, storey * 7.0 + 2.0));
    if (chance < 0.42) return gloss(vec3(0.01, 0.014, 0.02), 0.12, 0.02);
    float high = storey > 0.5 ? (p.y - 6.7) / 3.2 : (p.y - 1.0) / 4.0;
    float folds = 0.75 + 0.25 * sin(x * 38.0 + sin(x * 7.0) * 2.0);
    float curtain = smoothstep(0.42, 0.5, abs(x));
    vec3 room = mix(vec3(1.0, 0.60, 0.27) * mix(0.5, 1.15, smoothstep(0.1, 0.9, high)), vec3(0.95, 0.56, 0.26) * 0.5 * folds, curtain);
    room *= 1.0 - 0.55 * smoothstep(0.32, 0.26, high) * step(abs(x - 0.1), 0.3) * step(0.6, chance);
    return lit(room * (0.5 + 0.9 * chance));
  }
  float stain = clouds(p * vec3(0.9, 0.5, 0.9));
  if (id > 2.5) return matt(vec3(0.03));
  return matt(vec3(0.54, 0.50, 0.45) * (0.68 + 0.5 * stain));
}
vec3 sky(vec3 d, bool seesSun) { return mix(vec3(0.05, 0.075, 0.12), vec3(0.03, 0.06, 0.12), clamp(d.y, 0.0, 1.0)) * 1.2; }
float clearness(vec3 p, vec3 d, float way) { return 1.0; }
vec3 hazeColor(vec3 d) { return vec3(0.0); }
