// Two glass towers from the street; the evening sky stands in their panes.
const vec3 EYE = vec3(-27.0, 1.7, -34.0), TARGET = vec3(-3.0, 52.0, 6.0);
const vec2 SHIFT = vec2(0.05, -0.12);
const float LENS = 1.7, APERTURE = 0.0, FOCUS = 1.0, FAR = 700.0, STRIDE = 0.9, CLAMP = 8.0, BEAM = 0.0;
const int BOUNCES = 3, LAMPS = 0;
const vec3 SUN_TO = vec3(-0.85, 0.25, -0.35), SUN_LIGHT = vec3(2.6, 1.7, 0.95);
const float SUN_BREADTH = 0.01;
void lamp(int index, out vec3 place, out float radius, out vec3 color) { place = vec3(0); radius = 1.0; color = vec3(0); }

float roundTower(vec3 p, vec2 half_, float corner, float high) {
  vec2 q = abs(p.xz) - half_ + corner;
  float side = length(max(q, 0.0)) + min(max(q.x, q.y), 0.0) - corner;
  return max(side, p.y - high);
}
vec2 map(vec3 p) {
  vec2 nearest = vec2(p.y, 1.0);
  vec3 q = p - vec3(0, 0, 12);
  float glass = roundTower(q, vec2(15.0, 19.0), 6.0, 150.0);
  nearest = nearer(nearest, vec2(glass, 2.0));
  if (glass < 3.0) {
    float slab = max(glass - 0.32, abs(repeat(p.y, 3.7)) - 0.11);
    nearest = nearer(nearest, vec2(slab, 3.0));
    float fin = min(abs(repeat(q.x, 1.5)), abs(repeat(q.z, 1.5))) - 0.035;
    vec2 flat_ = abs(q.xz) - vec2(9.0, 13.0);
    if (min(flat_.x, flat_.y) < 0.0) {
      fin = flat_.x < 0.0 ? abs(repeat(q.x, 1.5)) - 0.035 : abs(repeat(q.z, 1.5)) - 0.035;
    } else {
      float angle = atan(flat_.y, flat_.x);
      fin = abs(repeat(angle * 6.0, 1.57)) - 0.035;
    }
    nearest = nearer(nearest, vec2(max(fin, glass - 0.2), 3.0));
  }
  vec3 r = p - vec3(-52, 0, 34);
  float second = roundTower(r, vec2(11.0, 16.0), 0.3, 96.0);
  nearest = nearer(nearest, vec2(second, 4.0));
  if (second < 3.0) nearest = nearer(nearest, vec2(max(min(abs(repeat(r.x, 2.2)), abs(repeat(r.z, 2.2))) - 0.18, second - 0.5), 5.0));
  vec3 c = p - vec3(-90, 0, -60);
  nearest = nearer(nearest, vec2(min(box(c, vec3(24, 60, 14)), box(p - vec3(-120, 0, 10), vec3(30, 34, 20))), 6.0));
  return nearest;
}
Surface surface(float id, vec3 p, vec3 n, vec3 d) {
  if (id < 1.5) return matt(vec3(0.2));
  if (id < 2.5 || (id > 3.5 && id < 4.5)) {
    vec3 cell = floor(vec3(p.x / 1.5, p.y / 3.7 + 0.5, (p.z - 12.0) / 1.5));
    float inside = hash(cell.xy + cell.z * 3.1), low = fract(p.y / 3.7 + 0.5);
    vec3 glass = vec3(0.015, 0.028, 0.036) + vec3(0.06, 0.05, 0.035) * step(0.6, inside) * smoothstep(0.4, 0.9, low);
    if (inside > 0.93 && low > 0.55) return Surface(glass, vec3(0.2), 0.0, vec3(0.95, 0.55, 0.22) * 0.6);
    return Surface(glass, vec3(0.30, 0.34, 0.37), 0.0, vec3(0.0));
  }
  if (id < 3.5) return metal(vec3(0.34, 0.32, 0.29), 0.35);
  if (id < 5.5) return matt(vec3(0.62, 0.56, 0.47));
  float window = step(0.4, abs(repeat(p.y, 3.4))) * step(0.35, abs(repeat(p.x + p.z, 2.4)));
  return matt(mix(vec3(0.4, 0.33, 0.27), vec3(0.06, 0.07, 0.08), window));
}
vec3 sky(vec3 d, bool seesSun) {
  float h = max(d.y, 0.0);
  float west = 0.5 + 0.5 * dot(normalize(d.xz + 0.001), normalize(SUN_TO.xz));
  vec3 color = mix(mix(vec3(0.62, 0.5, 0.46), vec3(1.9, 1.15, 0.6), west), vec3(0.26, 0.40, 0.56), smoothstep(0.0, 0.45, h));
  color = mix(color, vec3(0.085, 0.19, 0.33), smoothstep(0.3, 0.95, h));
  vec2 q = d.xz / (h + 0.18);
  float cover = smoothstep(0.44, 0.75, clouds(q * 1.7 + 5.0));
  return mix(color, mix(vec3(0.66, 0.64, 0.68), vec3(1.5, 1.05, 0.78), west), cover * 0.7 * smoothstep(0.0, 0.2, h));
}
float clearness(vec3 p, vec3 d, float way) { return exp(-way * 0.0009); }
vec3 hazeColor(vec3 d) { return vec3(0.5, 0.5, 0.54); }
