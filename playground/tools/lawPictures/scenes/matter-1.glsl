// Container cranes at the quay; the sun has just gone.
const vec3 EYE = vec3(-95.0, 7.0, -165.0), TARGET = vec3(-52.0, 7.0, 0.0);
const vec2 SHIFT = vec2(0.12, 0.58);
const float LENS = 2.35, APERTURE = 0.0, FOCUS = 1.0, FAR = 1500.0, STRIDE = 0.9, CLAMP = 8.0, BEAM = 0.0;
const int BOUNCES = 2, LAMPS = 3;
const vec3 SUN_TO = vec3(0.75, 0.16, 0.3), SUN_LIGHT = vec3(2.0, 1.0, 0.5);
const float SUN_BREADTH = 0.02;

void lamp(int index, out vec3 place, out float radius, out vec3 color) {
  place = vec3(-60.0 + float(index) * 62.0, 40.0, -8.0);
  radius = 0.6;
  color = vec3(1.0, 0.72, 0.42) * 900.0;
}
float bar(vec3 p, vec3 a, vec3 b, float wide) { return capsule(p, a, b, wide); }

float crane(vec3 p) {
  float out_ = box(p - vec3(0, 38, -16), vec3(14, 42, 64));
  if (out_ > 6.0) return out_;
  vec3 m = vec3(abs(p.x), p.y, p.z);
  float c = box(m - vec3(9.0, 21.0, -9.0), vec3(0.9, 21.0, 0.9));
  c = min(c, box(m - vec3(9.0, 21.0, 12.0), vec3(0.9, 21.0, 0.9)));
  c = min(c, box(m - vec3(9.0, 13.0, 1.5), vec3(0.7, 0.8, 10.5)));
  c = min(c, box(m - vec3(0.0, 13.0, -9.0), vec3(9.0, 0.9, 0.7)));
  c = min(c, box(m - vec3(0.0, 13.0, 12.0), vec3(9.0, 0.9, 0.7)));
  c = min(c, box(m - vec3(0.0, 41.0, -9.0), vec3(9.0, 1.0, 0.8)));
  c = min(c, box(m - vec3(0.0, 41.0, 12.0), vec3(9.0, 1.0, 0.8)));
  c = min(c, bar(m, vec3(9.0, 13.0, 12.0), vec3(9.0, 40.0, -9.0), 0.45));
  c = min(c, box(m - vec3(2.6, 43.0, -14.0), vec3(0.5, 1.3, 44.0)));
  float brace = abs(repeat(p.z, 5.0));
  c = min(c, box(vec3(p.x, p.y - 43.6, repeat(p.z + 14.0, 6.0)), vec3(2.6, 0.25, 0.3)) + max(0.0, abs(p.z + 14.0) - 44.0));
  c = min(c, bar(m, vec3(6.0, 42.0, -9.0), vec3(1.6, 66.0, -6.0), 0.6));
  c = min(c, bar(m, vec3(6.0, 42.0, 12.0), vec3(1.6, 66.0, -5.0), 0.4));
  c = min(c, box(m - vec3(0.0, 66.0, -6.0), vec3(2.2, 0.8, 0.9)));
  c = min(c, bar(m, vec3(1.6, 66.0, -6.0), vec3(2.6, 44.2, -54.0), 0.22));
  c = min(c, bar(m, vec3(1.6, 66.0, -6.0), vec3(2.6, 44.2, -32.0), 0.22));
  c = min(c, bar(m, vec3(1.6, 66.0, -6.0), vec3(2.6, 44.2, 28.0), 0.22));
  c = min(c, box(p - vec3(0, 45.5, 20), vec3(4.0, 2.4, 6.0)));
  c = min(c, box(p - vec3(0, 39.0, -28.0), vec3(1.6, 1.8, 1.6)));
  c = min(c, bar(m, vec3(1.0, 42.0, -32.0), vec3(1.0, 27.0, -32.0), 0.08));
  c = min(c, box(p - vec3(0, 26.0, -32.0), vec3(6.2, 0.4, 1.3)));
  return c;
}
vec2 map(vec3 p) {
  float ripple = p.y < 1.2 && p.z < -12.0 ? 0.10 * noise(p.xz * vec2(0.22, 0.5)) + 0.05 * noise(p.xz * vec2(0.8, 1.6)) : 0.0;
  vec2 nearest = vec2(p.y - ripple, 1.0);
  nearest = nearer(nearest, vec2(box(p - vec3(0, -4, 290), vec3(900, 7.5, 303)), 2.0));
  vec3 q = p - vec3(-40.0, 3.5, 0.0);
  q.x = repeatWithin(q.x, 62.0, 0.0, 4.0);
  nearest = nearer(nearest, vec2(crane(q), 3.0));
  if (p.z > 15.0 && p.z < 80.0) {
    vec3 k = p - vec3(0, 3.5, 44.0);
    vec2 cell = floor(vec2(k.x / 12.6, k.z / 2.7));
    float high = 2.6 * floor(1.0 + 5.0 * noise(cell * vec2(0.45, 0.3) + 5.0));
    vec3 local = vec3(k.x - (cell.x + 0.5) * 12.6, k.y - high * 0.5, k.z - (cell.y + 0.5) * 2.7);
    float stack = box(local, vec3(6.1, high * 0.5, 1.28));
    nearest = nearer(nearest, vec2(max(stack, abs(k.z) - 21.0) * 0.6, 4.0));
  } else nearest = nearer(nearest, vec2(max(max(18.0 - p.z, p.z - 77.0), 1.0), 4.0));
  vec3 s = p - vec3(70.0, 0.0, -33.0);
  float bow = 12.0 - 0.0016 * max(0.0, -s.x - 70.0) * max(0.0, -s.x - 70.0) * (1.6 - 0.05 * s.y);
  float hull = max(max(abs(s.z) - bow, s.y - 11.0), abs(s.x + 10.0) - 160.0) * 0.7;
  nearest = nearer(nearest, vec2(hull, 5.0));
  vec2 cell = floor(vec2((s.x + 150.0) / 12.6, s.z / 2.6));
  float high = 2.6 * floor(2.0 + 4.4 * noise(vec2(cell.x * 0.5, cell.y * 0.35) + 9.0));
  vec3 local = vec3(s.x + 150.0 - (cell.x + 0.5) * 12.6, s.y - 11.0 - high * 0.5, s.z - (cell.y + 0.5) * 2.6);
  float stack = max(max(box(local, vec3(6.1, high * 0.5, 1.26)), abs(s.z) - 10.4), max(-72.0 - s.x, s.x - 140.0));
  nearest = nearer(nearest, vec2(stack * 0.6, 4.0));
  return nearest;
}
Surface surface(float id, vec3 p, vec3 n, vec3 d) {
  if (id < 1.5) return gloss(vec3(0.012, 0.022, 0.03), 0.05, 0.12);
  if (id < 2.5) return matt(vec3(0.2, 0.19, 0.18));
  if (id < 3.5) return matt(vec3(0.10, 0.155, 0.20));
  if (id < 4.5) {
    float which = hash(floor(vec3((p.x + 80.0) / 12.6, (p.y - 3.5) / 2.6 + 0.1, p.z / 2.65)));
    vec3 color = mix(vec3(0.36, 0.12, 0.07), vec3(0.10, 0.19, 0.26), step(0.3, which));
    color = mix(color, vec3(0.46, 0.36, 0.22), step(0.6, which));
    color = mix(color, vec3(0.45, 0.45, 0.43), step(0.82, which));
    return matt(color * (0.75 + 0.25 * sin(p.x * 18.0)));
  }
  return matt(p.y < 2.2 ? vec3(0.26, 0.08, 0.06) : vec3(0.045, 0.07, 0.095));
}
vec3 sky(vec3 d, bool seesSun) {
  float h = max(d.y, 0.0), west = pow(0.5001 + 0.4999 * dot(normalize(d.xz), normalize(SUN_TO.xz)), 2.5);
  vec3 color = mix(mix(vec3(0.80, 0.50, 0.42), vec3(2.0, 0.92, 0.40), west), vec3(0.52, 0.44, 0.50), smoothstep(0.0, 0.2, h));
  color = mix(color, vec3(0.15, 0.23, 0.37), smoothstep(0.1, 0.45, h));
  color = mix(color, vec3(0.06, 0.12, 0.22), smoothstep(0.4, 0.9, h));
  float cover = smoothstep(0.46, 0.8, clouds(vec2(atan(d.x, d.z) * 4.0, h * 15.0) + 6.0));
  return mix(color, mix(vec3(0.5, 0.34, 0.38), vec3(1.9, 0.8, 0.42), west), cover * 0.6 * smoothstep(0.03, 0.12, h) * smoothstep(0.6, 0.3, h));
}
float clearness(vec3 p, vec3 d, float way) { return exp(-way * 0.0013); }
vec3 hazeColor(vec3 d) { return sky(normalize(vec3(d.x, 0.05, d.z)), false) * 0.8; }
