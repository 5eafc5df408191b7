const float TURN = 6.28318530718;

float box(vec3 p, vec3 size) {
  vec3 d = abs(p) - size;
  return length(max(d, 0.0)) + min(max(d.x, max(d.y, d.z)), 0.0);
}
float roundBox(vec3 p, vec3 size, float radius) { return box(p, size - radius) - radius; }
float box2(vec2 p, vec2 size) {
  vec2 d = abs(p) - size;
  return length(max(d, 0.0)) + min(max(d.x, d.y), 0.0);
}
/** Standing on the ground of p, `height` high. */
float cylinder(vec3 p, float radius, float height) {
  vec2 d = vec2(length(p.xz) - radius, abs(p.y - height * 0.5) - height * 0.5);
  return min(max(d.x, d.y), 0.0) + length(max(d, 0.0));
}
float capsule(vec3 p, vec3 a, vec3 b, float radius) {
  vec3 pa = p - a, ba = b - a;
  return length(pa - ba * clamp(dot(pa, ba) / dot(ba, ba), 0.0, 1.0)) - radius;
}
float torus(vec3 p, float radius, float thickness) { return length(vec2(length(p.xz) - radius, p.y)) - thickness; }
/** A round arch's opening, drawn in the plane: half as wide as `half_`, straight up to `spring`. */
float arch(vec2 p, float halfWidth, float spring) {
  float straight = max(abs(p.x) - halfWidth, p.y - spring);
  return min(straight, length(p - vec2(0.0, spring)) - halfWidth);
}
float repeat(float x, float every) { return x - every * round(x / every); }
float repeatWithin(float x, float every, float first, float last) {
  return x - every * clamp(round(x / every), first, last);
}
vec2 turned(vec2 p, float angle) {
  float c = cos(angle), s = sin(angle);
  return vec2(c * p.x - s * p.y, s * p.x + c * p.y);
}
vec2 nearer(vec2 a, vec2 b) { return a.x < b.x ? a : b; }

float hash(float n) { return fract(sin(n * 127.1) * 43758.5453); }
float hash(vec2 p) { return fract(sin(dot(p, vec2(127.1, 311.7))) * 43758.5453); }
float hash(vec3 p) { return fract(sin(dot(p, vec3(127.1, 311.7, 74.7))) * 43758.5453); }
float noise(vec2 p) {
  vec2 i = floor(p), f = fract(p);
  f = f * f * (3.0 - 2.0 * f);
  return mix(mix(hash(i), hash(i + vec2(1, 0)), f.x), mix(hash(i + vec2(0, 1)), hash(i + vec2(1, 1)), f.x), f.y);
}
float noise(vec3 p) {
  vec3 i = floor(p), f = fract(p);
  f = f * f * (3.0 - 2.0 * f);
  vec4 near = vec4(hash(i), hash(i + vec3(1, 0, 0)), hash(i + vec3(0, 1, 0)), hash(i + vec3(1, 1, 0)));
  vec4 far = vec4(hash(i + vec3(0, 0, 1)), hash(i + vec3(1, 0, 1)), hash(i + vec3(0, 1, 1)), hash(i + vec3(1, 1, 1)));
  vec4 m = mix(near, far, f.z);
  return mix(mix(m.x, m.y, f.x), mix(m.z, m.w, f.x), f.y);
}
float clouds(vec2 p) {
  float sum = 0.0, weight = 0.5;
  for (int octave = 0; octave < 5; octave++) {
    sum += weight * noise(p);
    p = p * 2.03 + vec2(17.3, 9.1);
    weight *= 0.5;
  }
  return sum;
}
float clouds(vec3 p) {
  float sum = 0.0, weight = 0.5;
  for (int octave = 0; octave < 4; octave++) {
    sum += weight * noise(p);
    p = p * 2.03 + 11.7;
    weight *= 0.5;
  }
  return sum;
}
