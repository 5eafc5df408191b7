// Wind turbines far out in a calm sea, the evening behind them.
const vec3 EYE = vec3(10.0, 12.0, -190.0), TARGET = vec3(10.0, 12.0, 0.0);
const vec2 SHIFT = vec2(0.0, 0.62);
const float LENS = 2.2, APERTURE = 0.0, FOCUS = 1.0, FAR = 6000.0, STRIDE = 0.8, CLAMP = 8.0, BEAM = 0.0;
const int BOUNCES = 2, LAMPS = 0;
const vec3 SUN_TO = vec3(-0.62, 0.13, 0.35), SUN_LIGHT = vec3(3.4, 2.0, 1.1);
const float SUN_BREADTH = 0.012;
void lamp(int index, out vec3 place, out float radius, out vec3 color) { place = vec3(0); radius = 1.0; color = vec3(0); }

float turbine(vec3 p, float phase) {
  if (p.y > 175.0) return p.y - 170.0;
  float mast = cylinder(p, mix(3.0, 1.7, clamp(p.y / 100.0, 0.0, 1.0)), 100.0);
  mast = min(mast, cylinder(p, 4.2, 9.0));
  mast = min(mast, roundBox(p - vec3(0, 102, 1.0), vec3(2.2, 2.2, 5.5), 1.0));
  vec3 q = p - vec3(0, 102, -6.5);
  mast = min(mast, (length(q * vec3(1, 1, 0.6)) - 2.3) * 0.8);
  float a = atan(q.x, q.y) + phase;
  float third = TURN / 3.0;
  a = a - third * round(a / third);
  float r = length(q.xy);
  vec3 b = vec3(sin(a) * r, cos(a) * r, q.z);
  float along = clamp(b.y / 66.0, 0.0, 1.0);
  float wide = mix(1.0, 2.3, smoothstep(0.02, 0.2, along)) * (1.0 - 0.88 * smoothstep(0.2, 1.0, along));
  float blade = max(length((b.xz - vec2(wide * 0.4, 0.0)) / vec2(1.0, 0.35)) * 0.35 - wide * 0.35, b.y - 66.0);
  return min(mast, max(blade, -b.y));
}
vec2 map(vec3 p) {
  float swell = p.y < 3.0 ? 0.55 * (noise(p.xz * 0.05) + 0.5 * noise(p.xz * 0.13 + 7.0) + 0.22 * noise(p.xz * 0.35)) : 0.0;
  vec2 nearest = vec2((p.y - swell), 1.0);
  vec3 q = p - vec3(-30.0, 0.0, 140.0);
  q.x += q.z * 0.22;
  vec2 cell = vec2(clamp(round(q.x / 250.0), -6.0, 6.0), clamp(round(q.z / 330.0), 0.0, 5.0));
  vec3 local = vec3(q.x - cell.x * 250.0, q.y, q.z - cell.y * 330.0);
  float reach = length(local.xz) - 75.0;
  if (reach > 25.0) nearest = nearer(nearest, vec2(reach, 2.0));
  else nearest = nearer(nearest, vec2(turbine(local, hash(cell + 3.0) * 2.09 + 0.3), 2.0));
  return nearest;
}
Surface surface(float id, vec3 p, vec3 n, vec3 d) {
  if (id < 1.5) return gloss(vec3(0.012, 0.03, 0.045), 0.035, 0.15);
  if (p.y < 9.2) return matt(vec3(0.62, 0.42, 0.12));
  return gloss(vec3(0.82, 0.81, 0.79), 0.03, 0.4);
}
vec3 sky(vec3 d, bool seesSun) {
  float h = max(d.y, 0.0), west = pow(0.5001 + 0.4999 * dot(normalize(d.xz), normalize(SUN_TO.xz)), 3.0);
  vec3 color = mix(mix(vec3(0.62, 0.52, 0.54), vec3(1.6, 0.86, 0.46), west), vec3(0.42, 0.47, 0.56), smoothstep(0.0, 0.22, h));
  color = mix(color, vec3(0.12, 0.22, 0.36), smoothstep(0.1, 0.6, h));
  float cover = smoothstep(0.45, 0.8, clouds(vec2(d.x / (d.z + 0.8) * 3.0, h * 16.0) + 2.0));
  color = mix(color, mix(vec3(0.45, 0.43, 0.5), vec3(1.5, 0.8, 0.5), west), cover * 0.6 * smoothstep(0.02, 0.1, h) * smoothstep(0.6, 0.3, h));
  float sun = dot(d, normalize(SUN_TO));
  return color + vec3(1.4, 0.7, 0.3) * pow(max(sun, 0.0), 60.0) * 0.5;
}
float clearness(vec3 p, vec3 d, float way) { return exp(-way * 0.0007); }
vec3 hazeColor(vec3 d) { return sky(normalize(vec3(d.x, 0.03, d.z)), false) * 0.95; }
