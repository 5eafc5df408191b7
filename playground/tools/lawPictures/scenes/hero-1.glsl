// A loggia at dusk: vaults over a stone floor, open to the sea on the right.
const vec3 EYE = vec3(-0.5, 1.55, -7.2), TARGET = vec3(-0.5, 1.55, 10.0);
const vec2 SHIFT = vec2(-0.42, 0.28);
const float LENS = 1.45, APERTURE = 0.0, FOCUS = 1.0, FAR = 120.0, STRIDE = 0.95, CLAMP = 8.0, BEAM = 0.0;
const int BOUNCES = 3, LAMPS = 6;
const vec3 SUN_TO = vec3(0.9, 0.12, 0.4), SUN_LIGHT = vec3(0.0);
const float SUN_BREADTH = 0.02;
const float BAY = 4.0;

void lamp(int index, out vec3 place, out float radius, out vec3 color) {
  place = vec3(0.0, 3.75, float(index) * BAY - 2.0);
  radius = 0.16;
  color = vec3(1.0, 0.62, 0.31) * (index == 0 ? 0.25 : 1.9);
}

vec2 map(vec3 p) {
  vec2 nearest = vec2(p.y + 0.0, 1.0);
  if (p.x > 3.2) nearest = vec2(p.y + 2.5, 4.0);
  nearest = nearer(nearest, vec2(box(p - vec3(-3.0, -1.0, 20.0), vec3(6.2, 1.0, 40.0)), 1.0));
  float z = repeat(p.z - 2.0, BAY), pier = repeat(p.z, BAY);
  vec2 cut = p.xy - vec2(0.0, 3.7);
  float hall = max(abs(p.x) - 2.5, p.y - 3.7);
  hall = min(hall, max(length(cut) - 2.5, abs(z) - 1.78));
  hall = min(hall, length(cut) - 2.28);
  hall = min(hall, max(length(vec2(z, p.y - 3.7)) - 1.72, abs(p.x) - 2.5));
  float openings = max(arch(vec2(z, p.y), 1.6, 3.55), abs(p.x - 3.0) - 1.0);
  float niches = max(arch(vec2(z, p.y), 1.35, 3.0), abs(p.x + 2.5) - 0.18);
  float walls = max(max(box(p - vec3(0.0, 4.0, 20.0), vec3(3.1, 4.3, 40.0)), -hall), -min(openings, niches));
  nearest = nearer(nearest, vec2(walls, 2.0));
  vec3 c = vec3(p.x - 2.8, p.y, pier);
  float column = cylinder(c, 0.27 - 0.012 * p.y, 3.3);
  column = min(column, roundBox(c - vec3(0, 0.1, 0), vec3(0.4, 0.1, 0.4), 0.015));
  column = min(column, torus(c - vec3(0, 0.27, 0), 0.28, 0.07));
  column = min(column, torus(c - vec3(0, 3.16, 0), 0.24, 0.05));
  column = min(column, roundBox(c - vec3(0, 3.45, 0), vec3(0.4, 0.11, 0.4), 0.015));
  nearest = nearer(nearest, vec2(column, 3.0));
  float ledge = roundBox(vec3(p.x + 2.5, p.y - 3.62, 0.0), vec3(0.09, 0.07, 1.0), 0.02);
  nearest = nearer(nearest, vec2(ledge, 3.0));
  float rail = max(roundBox(vec3(p.x - 2.85, p.y - 0.3, pier), vec3(0.16, 0.3, 3.0), 0.02), -1.0);
  nearest = nearer(nearest, vec2(rail, 3.0));
  vec3 l = vec3(p.x, p.y - 3.75, z);
  float lantern = length(l) - 0.15;
  if (p.z > -3.5 && p.z < 21.0) {
    nearest = nearer(nearest, vec2(lantern, 5.0));
    nearest = nearer(nearest, vec2(min(capsule(l, vec3(0, 0.15, 0), vec3(0, 1.7, 0), 0.012), torus(l, 0.16, 0.014)), 6.0));
  }
  nearest = nearer(nearest, vec2(max(box(p - vec3(0, 3, 30.5), vec3(4, 5, 0.4)), -arch(p.xy, 1.1, 2.4)), 2.0));
  return nearest;
}

Surface surface(float id, vec3 p, vec3 n, vec3 d) {
  float stain = clouds(p * 1.3);
  if (id < 1.5) {
    vec2 tile = abs(fract(vec2(p.x + p.z, p.x - p.z) * 0.62) - 0.5);
    float joint = smoothstep(0.488, 0.496, max(tile.x, tile.y));
    float which = mod(floor((p.x + p.z) * 0.62 + 0.0) + floor((p.x - p.z) * 0.62), 2.0);
    return gloss(mix(mix(vec3(0.30, 0.27, 0.24), vec3(0.42, 0.38, 0.33), which), vec3(0.16), joint) * (0.75 + 0.5 * stain), 0.05, 0.22 + 0.2 * stain);
  }
  if (id < 2.5) return matt(vec3(0.70, 0.63, 0.53) * (0.72 + 0.5 * stain));
  if (id < 3.5) return matt(vec3(0.72, 0.67, 0.60) * (0.78 + 0.4 * stain));
  if (id < 4.5) return gloss(vec3(0.02, 0.04, 0.06), 0.03, 0.12);
  if (id < 5.5) return lit(vec3(1.0, 0.66, 0.32) * 6.0);
  return metal(vec3(0.5, 0.36, 0.18), 0.4);
}

vec3 sky(vec3 d, bool seesSun) {
  float h = d.y;
  vec3 color = mix(vec3(1.0, 0.52, 0.30), vec3(0.46, 0.42, 0.52), smoothstep(-0.02, 0.16, h));
  color = mix(color, vec3(0.13, 0.22, 0.40), smoothstep(0.08, 0.42, h));
  color = mix(color, vec3(0.04, 0.09, 0.20), smoothstep(0.3, 0.9, h));
  float ridge = 0.028 + 0.05 * clouds(vec2(atan(d.x, d.z) * 5.0, 3.0));
  color = mix(vec3(0.09, 0.11, 0.18), color, smoothstep(ridge - 0.003, ridge + 0.003, h));
  float streak = smoothstep(0.5, 0.8, clouds(vec2(atan(d.x, d.z) * 3.0, h * 26.0)));
  color = mix(color, vec3(0.9, 0.45, 0.36), streak * 0.35 * smoothstep(0.05, 0.12, h) * smoothstep(0.4, 0.15, h));
  return color * 1.15;
}
float clearness(vec3 p, vec3 d, float way) { return exp(-way * 0.004); }
vec3 hazeColor(vec3 d) { return vec3(0.22, 0.18, 0.18); }
