// A house above its vines, in the last hour of sun.
const vec3 EYE = vec3(0.0, 8.5, -62.0), TARGET = vec3(4.0, 8.5, 40.0);
const vec2 SHIFT = vec2(0.05, 0.26);
const float LENS = 2.45, APERTURE = 0.0, FOCUS = 1.0, FAR = 900.0, STRIDE = 0.8, CLAMP = 8.0, BEAM = 0.0;
const int BOUNCES = 3, LAMPS = 0;
const vec3 SUN_TO = vec3(-0.80, 0.27, 0.22), SUN_LIGHT = vec3(4.2, 2.5, 1.2);
const float SUN_BREADTH = 0.015;
void lamp(int index, out vec3 place, out float radius, out vec3 color) { place = vec3(0); radius = 1.0; color = vec3(0); }

float hill(vec2 at) {
  float main_ = 17.0 * exp(-dot((at - vec2(22.0, 70.0)) * vec2(0.013, 0.017), (at - vec2(22.0, 70.0)) * vec2(0.013, 0.017)));
  return main_ + 5.0 * noise(at * 0.012 + 4.0) - 4.0 - 0.02 * max(0.0, at.y - 90.0) * 3.0;
}
float cypress(vec3 p, float high, float wide) {
  float along = clamp(p.y / high, 0.0, 1.0);
  float r = wide * pow(max(1.0 - along, 0.0), 0.55) * smoothstep(-0.05, 0.18, along);
  if (length(p.xz) - wide > 1.5) return length(p.xz) - wide;
  return max(length(p.xz) - r + 0.28 * noise(p * 2.6) + 0.12 * noise(p * 7.0) - 0.15, p.y - high) * 0.6;
}
vec2 map(vec3 p) {
  float ground = p.y - hill(p.xz);
  vec2 nearest = vec2(ground * 0.8, 1.0);
  if (ground < 4.0 && p.z < 64.0) {
    vec2 along = turned(p.xz, 0.38);
    float row = along.x / 3.0, lane = repeat(along.x, 3.0);
    float leaf = 0.34 * noise(p * 2.1) + 0.26 * noise(p * 5.3) + 0.1 * noise(p * 13.0);
    float vine = length(max(abs(vec2(lane, ground - 1.0)) - vec2(0.12, 0.45), 0.0)) - 0.62 + leaf;
    vine = max(vine, p.z - 60.0 - 3.0 * noise(vec2(row, 1.0)));
    nearest = nearer(nearest, vec2(vine * 0.6, 2.0));
  }
  float base = 14.6;
  vec3 h = p - vec3(20.0, base, 74.0);
  h.xz = turned(h.xz, -0.32);
  float far_ = length(h) - 26.0;
  if (far_ > 4.0) return nearer(nearest, vec2(far_, 3.0));
  float walls = box(h - vec3(0, 2.0, 0), vec3(8.0, 6.0, 4.6));
  walls = min(walls, box(h - vec3(11.5, 0.8, 0.6), vec3(4.4, 4.2, 3.6)));
  walls = min(walls, box(h - vec3(-5.6, 4.0, -1.2), vec3(2.6, 8.2, 2.6)));
  vec2 w = vec2(repeatWithin(h.x - 2.2, 2.7, -1.0, 1.0) , h.y - 5.4);
  float holes = max(min(box2(w, vec2(0.5, 0.85)), box2(w + vec2(0, 3.6), vec2(0.55, 1.1))), abs(h.z + 4.6) - 0.3);
  holes = min(holes, max(box2(vec2(h.x - 11.5, h.y - 2.6), vec2(0.5, 0.8)), abs(h.z + 3.0) - 0.3));
  holes = min(holes, max(arch(vec2(h.x + 5.6, h.y - 9.0), 0.5, 1.2), abs(h.z + 3.8) - 0.6));
  walls = max(walls, -holes);
  nearest = nearer(nearest, vec2(walls, 3.0));
  float roof = max(dot(vec2(abs(h.z), h.y - 8.0), normalize(vec2(0.46, 1.0))) - 2.15, max(abs(h.x) - 8.5, -(h.y - 7.9)));
  roof = max(roof, abs(h.z) - 5.1);
  float low = max(dot(vec2(abs(h.z - 0.6), h.y - 5.0), normalize(vec2(0.46, 1.0))) - 1.7, max(abs(h.x - 11.9) - 4.4, -(h.y - 4.9)));
  low = max(low, abs(h.z - 0.6) - 4.0);
  vec2 t = abs(h.xz - vec2(-5.6, -1.2));
  float cap = max(dot(vec2(max(t.x, t.y), h.y - 12.2), normalize(vec2(0.5, 1.0))) - 1.35, -(h.y - 12.1));
  cap = max(cap, max(t.x, t.y) - 3.0);
  nearest = nearer(nearest, vec2(min(roof, min(low, cap)) * 0.9, 4.0));
  nearest = nearer(nearest, vec2(box(h - vec3(4.2, 10.4, 1.6), vec3(0.5, 1.4, 0.7)), 3.0));
  float trees = 30.0;
  for (int i = 0; i < 7; i++) {
    float f = float(i);
    vec3 at = vec3(i < 4 ? -11.0 - f * 2.9 : 14.0 + (f - 3.0) * 2.6, -1.6 - (i < 4 ? f * 0.35 : 0.6), i < 4 ? -3.0 + 1.5 * hash(f) : 6.0);
    trees = min(trees, cypress(h - at, 10.0 + 4.5 * hash(f + 2.0), 1.15 + 0.3 * hash(f)));
  }
  vec3 o = h - vec3(17.6, 2.2, -2.2);
  trees = min(trees, (length(o * vec3(1, 1.15, 1)) - 3.0 + 0.9 * noise(o * 1.5) + 0.4 * noise(o * 4.0) - 0.4) * 0.6);
  return nearer(nearest, vec2(trees, 5.0));
}
Surface surface(float id, vec3 p, vec3 n, vec3 d) {
  if (id < 1.5) return matt(mix(vec3(0.33, 0.24, 0.14), vec3(0.25, 0.25, 0.09), smoothstep(0.35, 0.65, noise(p.xz * 0.6))) * (0.7 + 0.5 * noise(p * 3.0)));
  if (id < 2.5) return matt(mix(vec3(0.10, 0.15, 0.035), vec3(0.36, 0.27, 0.06), smoothstep(0.3, 0.85, noise(p * 0.5) * 0.6 + noise(p * 6.0) * 0.4)));
  if (id < 3.5) {
    vec3 h = p - vec3(20.0, 14.6, 74.0);
    h.xz = turned(h.xz, -0.32);
    float glass = step(-4.45, h.z) * step(h.z, -4.2) * step(abs(h.x), 7.0);
    return matt(mix(vec3(0.80, 0.68, 0.51) * (0.8 + 0.3 * clouds(p * 0.9)), vec3(0.03), glass));
  }
  if (id < 4.5) return matt(vec3(0.46, 0.23, 0.13) * (0.7 + 0.5 * noise(p * vec3(2.0, 6.0, 2.0))));
  return matt(mix(vec3(0.03, 0.06, 0.022), vec3(0.09, 0.11, 0.04), noise(p * 3.0)));
}
vec3 sky(vec3 d, bool seesSun) {
  float h = max(d.y, 0.0), west = pow(0.5001 + 0.4999 * dot(normalize(d.xz), normalize(SUN_TO.xz)), 2.0);
  vec3 color = mix(mix(vec3(1.0, 0.82, 0.62), vec3(2.0, 1.25, 0.6), west), vec3(0.60, 0.66, 0.70), smoothstep(0.0, 0.22, h));
  color = mix(color, vec3(0.26, 0.40, 0.56), smoothstep(0.1, 0.6, h));
  float cover = smoothstep(0.48, 0.8, clouds(vec2(atan(d.x, d.z) * 3.0, h * 12.0) + 1.0));
  color = mix(color, vec3(1.5, 1.1, 0.8), cover * 0.4 * smoothstep(0.04, 0.14, h));
  for (int i = 0; i < 3; i++) {
    float f = float(i), ridge = 0.115 - 0.034 * f + 0.075 * (clouds(vec2(atan(d.x, d.z) * (2.4 + f), f * 5.0 + 2.0)) - 0.5);
    vec3 blue = mix(vec3(0.62, 0.60, 0.60), vec3(0.36, 0.40, 0.36), f / 2.0) * mix(1.0, 1.6, west);
    color = mix(blue, color, smoothstep(ridge - 0.002, ridge + 0.003, h));
  }
  return color * 0.85;
}
float clearness(vec3 p, vec3 d, float way) { return exp(-way * 0.0016); }
vec3 hazeColor(vec3 d) { return vec3(1.0, 0.78, 0.56) * 0.8; }
