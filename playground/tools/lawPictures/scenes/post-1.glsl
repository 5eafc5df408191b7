// A fountain pen that was just laid down on a letter. One unit is a decimetre.
const vec3 EYE = vec3(0.15, 1.75, -2.35), TARGET = vec3(0.1, 0.0, 0.2);
const vec2 SHIFT = vec2(0.0);
const float LENS = 3.5, APERTURE = 0.045, FOCUS = 2.86, FAR = 40.0, STRIDE = 0.9, CLAMP = 6.0, BEAM = 0.0;
const int BOUNCES = 3, LAMPS = 0;
const vec3 SUN_TO = vec3(-0.82, 0.42, 0.42), SUN_LIGHT = vec3(3.1, 2.15, 1.3);
const float SUN_BREADTH = 0.02;
void lamp(int index, out vec3 place, out float radius, out vec3 color) { place = vec3(0); radius = 1.0; color = vec3(0); }

vec2 map(vec3 p) {
  vec2 nearest = vec2(p.y + 0.02, 1.0);
  vec3 s = p - vec3(0.0, -0.006, 0.35);
  s.xz = turned(s.xz, 0.16);
  nearest = nearer(nearest, vec2(box(s, vec3(1.05, 0.007, 1.5)), 2.0));
  vec3 b = p - vec3(-0.25, -0.014, 0.25);
  b.xz = turned(b.xz, -0.1);
  nearest = nearer(nearest, vec2(box(b, vec3(1.25, 0.004, 1.6)), 2.5));
  // The pen lies along its own x, the nib to the left.
  vec3 q = p - vec3(0.22, 0.075, 0.02);
  q.xz = turned(q.xz, 0.52);
  float r = length(q.yz), x = q.x;
  float barrel = max(r - 0.072 * (1.0 - 0.12 * smoothstep(0.1, 0.85, x)), abs(x - 0.36) - 0.46) * 0.9;
  barrel = min(barrel, length(q - vec3(0.80, 0, 0)) - 0.058);
  float grip = max(r - mix(0.043, 0.062, smoothstep(-0.36, -0.1, x)), abs(x + 0.22) - 0.14) * 0.9;
  nearest = nearer(nearest, vec2(min(barrel, grip), 3.0));
  float rings = length(vec2(r - 0.069, x + 0.095)) - 0.016;
  rings = min(rings, length(vec2(r - 0.071, x - 0.30)) - 0.011);
  rings = min(rings, length(vec2(r - 0.071, x - 0.34)) - 0.006);
  rings = min(rings, length(vec2(r - 0.042, x + 0.36)) - 0.008);
  rings = min(rings, capsule(q, vec3(0.36, 0.085, 0.0), vec3(0.72, 0.082, 0.0), 0.011));
  rings = min(rings, length(q - vec3(0.36, 0.085, 0.0)) - 0.017);
  nearest = nearer(nearest, vec2(rings, 4.0));
  float along = clamp((-0.36 - x) / 0.25, 0.0, 1.0);
  float wide = 0.046 * (1.0 - along * along) + 0.003;
  float curve = q.y + 0.012 + 0.045 * along - 0.020 + 6.0 * q.z * q.z;
  float nib = max(max(abs(curve) - 0.005, abs(q.z) - wide), max(-0.61 - x, x + 0.35)) * 0.7;
  nib = max(nib, -max(length(vec2(x + 0.44, q.z)) - 0.008, -1.0));
  nearest = nearer(nearest, vec2(nib, 4.0));
  float window = max(abs(p.x + 6.0) - 0.05, -min(box2(vec2(repeatWithin(p.z - 2.6, 1.25, -1.0, 1.0), repeatWithin(p.y - 3.4, 1.5, -1.0, 1.0)), vec2(0.54, 0.66)), 99.0));
  return nearer(nearest, vec2(window, 5.0));
}
/** A hand that cannot be read. */
float ink(vec2 at) {
  float line = floor(at.y / 0.13), y = at.y - (line + 0.5) * 0.13;
  float wobble = at.x * 62.0 + 6.0 * noise(vec2(at.x * 9.0, line)) + line * 3.0;
  float tall = 0.012 + 0.024 * pow(noise(vec2(at.x * 26.0, line * 7.3)), 2.0);
  float stroke = abs(y - tall * sin(wobble) - 0.012 * noise(vec2(at.x * 14.0, line + 5.0)) + at.x * 0.004);
  float slope = tall * 62.0 * abs(cos(wobble));
  float pen = smoothstep(0.0115, 0.0045, stroke / sqrt(1.0 + slope * slope) * 1.15);
  float word = smoothstep(0.3, 0.36, noise(vec2(at.x * 7.0 + line * 17.0, line * 3.7)));
  float margin = step(-0.72, at.x) * step(at.x, 0.50 + 0.24 * hash(line)) * step(-0.05, at.y) * step(at.y, 1.1);
  return pen * word * margin;
}
Surface surface(float id, vec3 p, vec3 n, vec3 d) {
  if (id < 1.5) {
    float grain = clouds(vec2(p.x * 1.2, p.z * 14.0)) + 0.3 * noise(vec2(p.x * 6.0, p.z * 90.0));
    return gloss(mix(vec3(0.10, 0.052, 0.028), vec3(0.25, 0.14, 0.075), grain), 0.05, 0.3);
  }
  if (id < 2.2) {
    vec3 s = p - vec3(0.0, 0.0, 0.35);
    s.xz = turned(s.xz, 0.16);
    return matt(mix(vec3(0.84, 0.79, 0.70) * (0.96 + 0.06 * noise(p.xz * 60.0)), vec3(0.03, 0.055, 0.11), ink(s.xz) * 0.9));
  }
  if (id < 2.8) return matt(vec3(0.78, 0.72, 0.62));
  if (id < 3.5) return gloss(vec3(0.012, 0.02, 0.03), 0.06, 0.04);
  if (id < 4.5) return metal(vec3(0.92, 0.68, 0.34), 0.16);
  return matt(vec3(0.3));
}
vec3 sky(vec3 d, bool seesSun) { return mix(vec3(0.36, 0.38, 0.42), vec3(1.0, 0.9, 0.78), smoothstep(0.2, 0.9, -d.x) * smoothstep(0.0, 0.3, d.y)) * 0.8; }
float clearness(vec3 p, vec3 d, float way) { return 1.0; }
vec3 hazeColor(vec3 d) { return vec3(0.0); }
