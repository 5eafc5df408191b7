// A courthouse from the foot of its stairs, in the first sun.
const vec3 EYE = vec3(-14.6, -2.9, -9.6), TARGET = vec3(-4.6, 3.9, 0.0);
const vec2 SHIFT = vec2(-0.40, 0.05);
const float LENS = 1.25, APERTURE = 0.0, FOCUS = 1.0, FAR = 160.0, STRIDE = 0.85, CLAMP = 8.0, BEAM = 0.0;
const int BOUNCES = 3, LAMPS = 0;
const vec3 SUN_TO = vec3(0.80, 0.36, -0.48), SUN_LIGHT = vec3(2.6, 1.72, 1.0);
const float SUN_BREADTH = 0.012;

void lamp(int index, out vec3 place, out float radius, out vec3 color) { place = vec3(0); radius = 1.0; color = vec3(0); }

float columnAt(vec3 p) {
  float angle = atan(p.x, p.z), grow = 1.0 - 0.16 * smoothstep(1.0, 10.0, p.y);
  float flutes = 0.055 * pow(abs(cos(angle * 10.0)), 1.6);
  vec2 d = vec2(length(p.xz) - 0.78 * grow + (p.y > 0.8 && p.y < 9.25 ? flutes : 0.0), abs(p.y - 5.0) - 5.0);
  float c = min(max(d.x, d.y), 0.0) + length(max(d, 0.0));
  c = min(c, roundBox(p - vec3(0, 0.15, 0), vec3(1.05, 0.15, 1.05), 0.02));
  c = min(c, torus(p - vec3(0, 0.42, 0), 0.86, 0.14));
  c = min(c, torus(p - vec3(0, 0.7, 0), 0.78, 0.08));
  c = min(c, torus(p - vec3(0, 9.3, 0), 0.66, 0.05));
  float bell = length(p.xz) - mix(0.66, 1.0, smoothstep(9.4, 9.8, p.y));
  c = min(c, max(bell, abs(p.y - 9.6) - 0.2));
  c = min(c, roundBox(p - vec3(0, 9.95, 0), vec3(1.06, 0.15, 1.06), 0.02));
  return c;
}

vec2 map(vec3 p) {
  float stairs = p.y + 6.0;
  if (p.z > -30.0) {
    // Each step as wide as two are high.
    float along = p.z + 1.9, k = clamp(floor(-along / 0.42), -1.0, 26.0);
    float here = -0.17 * max(k + 1.0, 0.0), before = -0.17 * max(k, 0.0);
    float top = p.y - here;
    float riser = max(-(p.z + 1.9 + 0.42 * k), p.y - before);
    stairs = max(min(top, max(riser, top - 0.17)), -16.0);
        if (along > 0.0) stairs = p.y;
    stairs = max(stairs, box(p - vec3(0.0, -2.5, 0.0), vec3(12.6, 3.0, 14.4)));
    stairs = min(stairs, p.y + 4.6);
  }
  vec2 nearest = vec2(stairs * 0.75, 2.0);
  float cheek = roundBox(p - vec3(-13.2, -2.9, -1.0), vec3(0.9, 2.6, 1.6), 0.04);
  cheek = min(cheek, roundBox(p - vec3(-13.2, -0.22, -1.0), vec3(1.0, 0.12, 1.7), 0.03));
  cheek = min(cheek, roundBox(vec3(p.x - 13.2, p.y + 2.9, p.z + 3.2), vec3(0.9, 2.6, 3.4), 0.04));
  nearest = nearer(nearest, vec2(cheek, 1.0));
  vec3 c = vec3(repeatWithin(p.x - 2.1, 4.2, -3.0, 2.0), p.yz);
  if (p.y < 11.0) nearest = nearer(nearest, vec2(columnAt(c), 1.0));
  float wall = box(p - vec3(0, 5.0, 7.0), vec3(12.6, 5.5, 1.4));
  wall = max(wall, -max(arch(vec2(p.x, p.y), 1.5, 5.2), abs(p.z - 5.4) - 1.1));
  float side = repeatWithin(p.x, 4.2, -2.0, 2.0);
  wall = max(wall, -max(box2(vec2(side, p.y - 4.0), vec2(0.95, 2.2)), abs(p.z - 5.4) - 0.55));
  nearest = nearer(nearest, vec2(wall, 1.0));
  if (p.y > 8.0) {
    float high = p.y - 10.1;
    float front = box(vec3(p.x, high - 0.55, p.z - 3.4), vec3(12.9, 0.55, 4.3));
    front = min(front, box(vec3(p.x, high - 0.74, p.z - 3.4), vec3(12.95, 0.36, 4.36)));
    front = min(front, box(vec3(p.x, high - 1.15, p.z - 3.4), vec3(13.05, 0.06, 4.45)));
    front = min(front, box(vec3(p.x, high - 1.75, p.z - 3.4), vec3(12.85, 0.6, 4.25)));
    float dentil = box(vec3(repeatWithin(p.x, 0.42, -30.0, 30.0), high - 2.3, p.z + 0.98), vec3(0.13, 0.14, 0.2));
    dentil = min(dentil, box(vec3(p.x + 12.98, high - 2.3, repeatWithin(p.z - 3.4, 0.42, -10.0, 10.0)), vec3(0.2, 0.14, 0.13)));
    front = min(front, dentil);
    front = min(front, box(vec3(p.x, high - 2.58, p.z - 3.4), vec3(13.7, 0.14, 5.1)));
    front = min(front, box(vec3(p.x, high - 2.8, p.z - 3.4), vec3(13.9, 0.1, 5.3)));
    float slope = dot(vec2(abs(p.x), high - 2.9), normalize(vec2(0.27, 1.0)));
    float gable = max(max(slope - 3.55, -(high - 2.85)), abs(p.z - 3.4) - 4.35);
    float rake = max(max(abs(slope - 3.72) - 0.2, -(high - 2.8)), abs(p.z - 3.4) - 5.3);
    nearest = nearer(nearest, vec2(min(front, min(gable, rake)), 1.0));
  }
  return nearest;
}

Surface surface(float id, vec3 p, vec3 n, vec3 d) {
  float stain = clouds(p * vec3(1.1, 0.45, 1.1));
  vec3 stone = vec3(0.74, 0.69, 0.61) * (0.74 + 0.42 * stain);
  if (id > 1.5) return gloss(stone * 0.86, 0.03, 0.4);
  if (p.z > 5.4 && abs(n.z) > 0.5) stone *= p.z > 5.7 ? 0.16 : 0.9;
  float course = smoothstep(0.03, 0.0, abs(repeat(p.y, 0.62))) * step(5.0, p.z);
  return matt(stone * (1.0 - 0.25 * course));
}
vec3 sky(vec3 d, bool seesSun) {
  float h = max(d.y, 0.0);
  vec3 color = mix(vec3(0.95, 0.72, 0.52), vec3(0.36, 0.47, 0.60), smoothstep(0.0, 0.28, h));
  color = mix(color, vec3(0.075, 0.16, 0.28), smoothstep(0.12, 0.75, h));
  vec2 q = d.xz / (h + 0.12);
  float cover = smoothstep(0.52, 0.85, clouds(q * vec2(0.9, 2.2) + 3.0));
  return mix(color, vec3(0.95, 0.72, 0.58), cover * 0.45 * smoothstep(0.05, 0.3, h));
}
float clearness(vec3 p, vec3 d, float way) { return exp(-way * 0.0025); }
vec3 hazeColor(vec3 d) { return vec3(0.62, 0.52, 0.45); }
