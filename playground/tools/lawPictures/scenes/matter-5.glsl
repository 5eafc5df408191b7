// The stairwell of an old town house, seen down its eye.
const vec3 EYE = vec3(0.55, 14.2, -0.35), TARGET = vec3(-0.12, 0.0, 0.3);
const vec2 SHIFT = vec2(0.0);
const float LENS = 1.12, APERTURE = 0.0, FOCUS = 1.0, FAR = 40.0, STRIDE = 0.62, CLAMP = 6.0, BEAM = 0.0;
const int BOUNCES = 4, LAMPS = 4;
const vec3 SUN_TO = vec3(0.3, 0.9, 0.2), SUN_LIGHT = vec3(0.0);
const float SUN_BREADTH = 0.02, PITCH = 4.0, STEPS = 24.0, EYE_RADIUS = 1.15, WALL = 2.75;

void lamp(int index, out vec3 place, out float radius, out vec3 color) {
  float a = 1.9 + float(index) * 0.9;
  place = vec3(cos(a) * 2.45, float(index) * PITCH * 0.9 + 1.9, sin(a) * 2.45);
  radius = 0.08;
  color = vec3(1.0, 0.70, 0.42) * (index == 0 ? 3.4 : 1.3);
}
vec2 map(vec3 p) {
  float r = length(p.xz), turn = atan(p.z, p.x) / TURN, smooth_ = p.y - PITCH * turn;
  vec2 nearest = nearer(vec2(p.y, 1.0), vec2(WALL - r, 2.0));
  float top = repeat(p.y - (floor(turn * STEPS) + 1.0) * PITCH / STEPS, PITCH);
  float under = repeat(smooth_, PITCH);
  float ring = max(EYE_RADIUS - r, -9.0);
  float steps = max(max(top, -(under + 0.26)), ring);
  nearest = nearer(nearest, vec2(steps, 3.0));
  float tread = max(max(abs(top + 0.02) - 0.026, ring - 0.04), -0.2);
  nearest = nearer(nearest, vec2(tread, 4.0));
  float string_ = length(max(abs(vec2(r - EYE_RADIUS, under + 0.06)) - vec2(0.04, 0.24), 0.0)) - 0.012;
  nearest = nearer(nearest, vec2(string_, 3.0));
  vec2 rail = vec2(r - EYE_RADIUS, repeat(smooth_ - 1.02, PITCH));
  nearest = nearer(nearest, vec2(length(rail * vec2(0.85, 1.0)) - 0.045, 5.0));
  float post = abs(repeat(turn * STEPS * 2.0 - 0.5, 1.0)) / (STEPS * 2.0) * TURN * r;
  float height = repeat(smooth_ - 0.5, PITCH);
  nearest = nearer(nearest, vec2(max(length(vec2(post, r - EYE_RADIUS)) - 0.014, abs(height) - 0.52), 6.0));
  float skirt = length(max(abs(vec2(r - WALL, repeat(smooth_ - 0.2, PITCH))) - vec2(0.02, 0.13), 0.0)) - 0.01;
  nearest = nearer(nearest, vec2(skirt, 3.0));
  nearest.x = p.y > 13.4 ? max(nearest.x, min(WALL - r, 20.0)) : nearest.x;
  return nearest;
}
Surface surface(float id, vec3 p, vec3 n, vec3 d) {
  if (id < 1.5) {
    float a = atan(p.z, p.x), r = length(p.xz);
    float star = step(r, 0.62 + 0.34 * abs(repeat(a / TURN * 8.0, 1.0)) * -1.0 + 0.2);
    float ring = step(abs(r - 1.02), 0.05);
    return gloss(mix(vec3(0.72, 0.68, 0.6), vec3(0.10, 0.12, 0.14), max(star, ring)), 0.05, 0.2);
  }
  if (id < 2.5) return matt(vec3(0.80, 0.76, 0.68));
  if (id < 3.5) return gloss(vec3(0.82, 0.79, 0.73), 0.03, 0.4);
  if (id < 4.5) {
    float r = length(p.xz), grain = noise(vec2(r * 40.0, atan(p.z, p.x) * 6.0 + p.y * 3.0));
    if (r > 1.55 && r < 2.35) return matt(vec3(0.10, 0.155, 0.20) * (0.9 + 0.2 * grain));
    return gloss(vec3(0.27, 0.16, 0.09) * (0.75 + 0.4 * grain), 0.05, 0.3);
  }
  if (id < 5.5) return gloss(vec3(0.20, 0.10, 0.05), 0.07, 0.16);
  return metal(vec3(0.2, 0.19, 0.18), 0.4);
}
vec3 sky(vec3 d, bool seesSun) { return mix(vec3(1.5, 1.5, 1.5), vec3(1.6, 2.0, 2.5), clamp(d.x * 0.6 + 0.5, 0.0, 1.0)) * 2.1; }
float clearness(vec3 p, vec3 d, float way) { return 1.0; }
vec3 hazeColor(vec3 d) { return vec3(0.0); }
