uniform vec2 size;
uniform int pass;
layout(location = 0) out vec4 light;
layout(location = 1) out vec4 albedoGuide;
layout(location = 2) out vec4 shapeGuide;

uint state;
float random() {
  state = state * 747796405u + 2891336453u;
  uint word = ((state >> ((state >> 28u) + 4u)) ^ state) * 277803737u;
  return float((word >> 22u) ^ word) / 4294967296.0;
}
vec3 onSphere() {
  float y = random() * 2.0 - 1.0, a = random() * TURN, r = sqrt(1.0 - y * y);
  return vec3(r * cos(a), y, r * sin(a));
}

vec2 march(vec3 from, vec3 towards, float limit) {
  float t = 0.0;
  for (int i = min(pass, 0); i < 220; i++) {
    vec2 h = map(from + towards * t);
    if (abs(h.x) < 0.00035 * (1.0 + t)) return vec2(t, h.y);
    t += h.x * STRIDE;
    if (t > limit) break;
  }
  return vec2(t > limit ? -1.0 : t, t > limit ? -1.0 : map(from + towards * t).y);
}
bool isOpen(vec3 from, vec3 towards, float limit) {
  float t = 0.0;
  for (int i = min(pass, 0); i < 120; i++) {
    float h = map(from + towards * t).x;
    if (h < 0.0003 * (1.0 + t)) return false;
    t += h * STRIDE;
    if (t > limit) return true;
  }
  return false;
}
vec3 normalAt(vec3 p, float t) {
  float e = 0.0006 * (1.0 + t * 0.7);
  vec3 n = vec3(0.0);
  for (int i = min(pass, 0); i < 4; i++) {
    vec3 k = 2.0 * vec3(float(((i + 3) >> 1) & 1), float((i >> 1) & 1), float(i & 1)) - 1.0;
    n += k * map(p + k * e).x;
  }
  return normalize(n);
}

/** The light on a place from the sun and from one lamp chosen at random. */
vec3 lightOn(vec3 p, vec3 n) {
  vec3 sum = vec3(0.0);
  vec3 toSun = normalize(SUN_TO + onSphere() * SUN_BREADTH);
  float facing = dot(n, toSun);
  if (SUN_LIGHT.x > 0.0 && facing > 0.0 && isOpen(p, toSun, FAR)) sum += SUN_LIGHT * facing;
  if (LAMPS > 0) {
    int which = min(int(random() * float(LAMPS)), LAMPS - 1);
    vec3 place, color;
    float radius;
    lamp(which, place, radius, color);
    vec3 away = place + onSphere() * radius - p;
    float distance_ = length(away);
    vec3 to = away / distance_;
    float turnedTo = dot(n, to);
    if (turnedTo > 0.0 && isOpen(p, to, distance_ - radius * 1.3))
      sum += color * turnedTo * float(LAMPS) / (distance_ * distance_ + 0.02);
  }
  return sum;
}

void main() {
  ivec2 pixel = ivec2(gl_FragCoord.xy);
  state = uint(pixel.x) * 1973u + uint(pixel.y) * 9277u + uint(pass) * 26699u + 1u;
  for (int i = 0; i < 3; i++) random();
  vec2 jitter = vec2(random() + random(), random() + random()) - 1.0;
  vec2 uv = (gl_FragCoord.xy + jitter * 0.7 - size * 0.5) / size.y * 2.0;
  vec3 forward = normalize(TARGET - EYE), right = normalize(cross(vec3(0, 1, 0), forward)), up = cross(forward, right);
  vec3 d = normalize(forward * LENS + right * (uv.x + SHIFT.x) + up * (uv.y + SHIFT.y));
  vec3 p = EYE;
  if (APERTURE > 0.0) {
    vec3 sharp = EYE + d * FOCUS / dot(d, forward);
    float a = random() * TURN, r = sqrt(random()) * APERTURE;
    p += (right * cos(a) + up * sin(a)) * r;
    d = normalize(sharp - p);
  }

  vec3 sum = vec3(0.0), weight = vec3(1.0), guide = vec3(1.0), facing = vec3(0.0);
  float depth = FAR, sees = 1.0;
  bool isFirst = true, seesSun = true;
  for (int bounce = min(pass, 0); bounce < BOUNCES; bounce++) {
    vec2 hit = march(p, d, FAR);
    float way = hit.x < 0.0 ? FAR : hit.x;
    if (isFirst) depth = way;
    if (isFirst || bounce == 1) {
      // Haze between here and there: what of the light it lets through, and what it adds.
      float clear = hit.x < 0.0 ? 1.0 : clamp(clearness(p, d, way), 0.0, 1.0);
      vec3 veil = hazeColor(d) * (1.0 - clear);
      if (BEAM > 0.0 && isFirst) {
        float t = random() * min(way, 60.0);
        vec3 mote = p + d * t;
        if (isOpen(mote, normalize(SUN_TO), FAR)) veil += SUN_LIGHT * BEAM * min(way, 60.0);
      }
      sum += weight * veil;
      weight *= clear;
      if (isFirst) sees = clear;
    }
    if (hit.x < 0.0) {
      sum += weight * sky(d, seesSun);
      break;
    }
    p += d * hit.x;
    vec3 n = normalAt(p, isFirst ? hit.x : hit.x * 2.0);
    Surface s = surface(hit.y, p, n, d);
    if (isFirst) {
      facing = n;
      guide = mix(vec3(1.0), dot(s.glow, vec3(1)) > 0.0 ? vec3(1.0) : max(s.albedo, vec3(0.04)) + s.shine * 0.5, sees);
    }
    if (dot(s.glow, vec3(1)) > 0.0) {
      if (isFirst || seesSun || LAMPS == 0) sum += weight * s.glow;
      if (s.albedo.x <= 0.0) break;
    }
    if (dot(n, d) > 0.0) n = -n;
    p += n * 0.0012 * (1.0 + hit.x * 0.3);
    vec3 fresnel = s.shine + (1.0 - s.shine) * pow(1.0 - clamp(-dot(n, d), 0.0, 1.0), 5.0) * (1.0 - s.rough) * step(0.001, s.shine.x);
    float chance = clamp(max(fresnel.x, max(fresnel.y, fresnel.z)), 0.0, 1.0);
    if (chance > 0.02) chance = clamp(chance, 0.12, 0.95);
    if (random() < chance) {
      weight *= fresnel / chance;
      d = reflect(d, normalize(n + onSphere() * s.rough * s.rough * 0.8));
      if (dot(d, n) < 0.0) d = reflect(d, n);
      seesSun = true;
      if (s.rough > 0.35) {
        sum += weight * lightOn(p, n) * 0.35;
        seesSun = false;
      }
    } else {
      weight *= s.albedo / (1.0 - chance);
      sum += weight * lightOn(p, n);
      d = normalize(n + onSphere() * 0.999);
      seesSun = false;
    }
    isFirst = false;
    float strongest = max(weight.x, max(weight.y, weight.z));
    if (strongest < 0.01) break;
  }
  sum = min(sum, vec3(CLAMP));
  if (any(isnan(sum))) sum = vec3(0.0);
  if (any(isnan(facing))) facing = vec3(0.0, 1.0, 0.0);
  if (any(isnan(guide))) guide = vec3(1.0);
  float bright = dot(sum / guide, vec3(0.3, 0.6, 0.1));
  light = vec4(sum, bright * bright);
  albedoGuide = vec4(guide, 1.0);
  shapeGuide = vec4(facing, log(1.0 + depth));
}
