// A reading room: shelves in the dark on the left, tall windows with the afternoon on the right.
const vec3 EYE = vec3(-1.6, 1.75, -4.0), TARGET = vec3(-1.6, 1.75, 10.0);
const vec2 SHIFT = vec2(-0.28, 0.30);
const float LENS = 1.35, APERTURE = 0.0, FOCUS = 1.0, FAR = 120.0, STRIDE = 0.9, CLAMP = 8.0, BEAM = 0.0016;
const int BOUNCES = 3, LAMPS = 5;
const vec3 SUN_TO = vec3(0.78, 0.52, 0.30), SUN_LIGHT = vec3(10.0, 7.2, 4.7);
const float SUN_BREADTH = 0.012;
const float BAY = 4.8;

void lamp(int index, out vec3 place, out float radius, out vec3 color) {
  place = vec3(0.6, 1.22, float(index) * BAY + 2.4);
  radius = 0.05;
  color = vec3(1.0, 0.66, 0.32) * 0.5;
}

/** Books in a shelf: how far they come out at this place of the shelf. */
float bookAt(vec2 at) { return 0.05 + 0.07 * hash(floor(at * vec2(18.0, 2.3)) + 3.0); }

vec2 map(vec3 p) {
  float z = repeat(p.z - 2.4, BAY), pier = repeat(p.z, BAY);
  vec2 nearest = vec2(p.y, 1.0);
  float room = max(abs(p.x) - 5.5, p.y - 7.2);
  room = min(room, max(length(vec2(p.x, p.y - 7.2) * vec2(1.0, 1.9)) / 1.9 - 2.9, abs(z) - 2.1));
  room = min(room, max(length(vec2(p.x, (p.y - 7.2)) * vec2(1.0, 1.9)) / 1.9 - 2.78, abs(z) - 3.0));
  float shell = max(box(p - vec3(0, 5, 20), vec3(6.4, 6.0, 25.5)), -max(room, abs(p.z - 20.0) - 24.9));
  float windows = max(arch(vec2(z, p.y - 1.3), 1.25, 4.5), abs(p.x - 6.0) - 1.2);
  shell = max(shell, -windows);
  nearest = nearer(nearest, vec2(shell, 2.0));
  if (p.x > 4.5) {
    vec2 w = vec2(z, p.y - 1.3);
    float bars = min(abs(repeat(w.x, 0.625)) - 0.022, abs(repeat(w.y, 0.8)) - 0.022);
    nearest = nearer(nearest, vec2(max(max(bars, abs(p.x - 6.1) - 0.035), arch(w, 1.3, 4.5)), 3.0));
    float frame = max(max(arch(w, 1.4, 4.5), -arch(w, 1.22, 4.5)), abs(p.x - 5.48) - 0.07);
    nearest = nearer(nearest, vec2(frame, 3.0));
    float pilaster = roundBox(vec3(p.x - 5.4, p.y - 3.4, pier), vec3(0.2, 3.4, 0.42), 0.02);
    pilaster = min(pilaster, roundBox(vec3(p.x - 5.3, p.y - 6.9, pier), vec3(0.36, 0.16, 0.54), 0.02));
    nearest = nearer(nearest, vec2(pilaster, 3.0));
  }
  if (p.x < -3.0) {
    float shelf = repeat(p.z, BAY / 2.0);
    float level = p.y - 0.35;
    float books = p.x + 4.95 - bookAt(vec2(p.z, level));
    nearest = nearer(nearest, vec2(max(books * 0.6, p.y - 6.6), 4.0));
    float boards = max(abs(repeat(level, 1.0 / 2.3)) - 0.018, p.x + 4.74);
    boards = min(boards, max(abs(shelf) - 0.05, p.x + 4.68));
    boards = min(boards, max(abs(repeat(p.z, BAY)) - 0.2, p.x + 4.5));
    boards = min(boards, box(vec3(p.x + 4.8, p.y - 0.2, 0.0), vec3(0.42, 0.22, 99.0)));
    nearest = nearer(nearest, vec2(max(boards, p.y - 6.7), 3.0));
    nearest = nearer(nearest, vec2(roundBox(vec3(p.x + 4.9, p.y - 6.85, 0.0), vec3(0.62, 0.2, 99.0), 0.04), 3.0));
    float gallery = box(vec3(p.x + 4.6, p.y - 3.42, 0.0), vec3(0.85, 0.1, 99.0));
    nearest = nearer(nearest, vec2(gallery, 3.0));
    vec3 r = vec3(p.x + 3.82, p.y - 3.5, repeat(p.z, 0.2));
    float rail = max(length(r.xz) - 0.014, abs(r.y - 0.45) - 0.45);
    rail = min(rail, length(vec2(r.x, r.y - 0.92)) - 0.03);
    nearest = nearer(nearest, vec2(rail, 5.0));
  }
  vec3 t = vec3(p.x - 0.6, p.y, z);
  if (p.z > 0.0 && p.z < 24.0 && p.y < 2.0) {
    float table = roundBox(t - vec3(0, 0.78, 0), vec3(1.9, 0.035, 0.62), 0.02);
    table = min(table, roundBox(vec3(abs(t.x) - 1.5, t.y - 0.38, t.z), vec3(0.08, 0.38, 0.48), 0.02));
    table = min(table, roundBox(t - vec3(0, 0.3, 0), vec3(1.5, 0.05, 0.05), 0.01));
    vec3 chair = vec3(repeatWithin(t.x, 0.95, -1.0, 1.0), t.y, abs(t.z) - 0.95);
    table = min(table, roundBox(chair - vec3(0, 0.46, 0), vec3(0.23, 0.025, 0.22), 0.02));
    table = min(table, roundBox(chair - vec3(0, 0.78, 0.22), vec3(0.23, 0.2, 0.02), 0.02));
    vec3 leg = vec3(abs(chair.x) - 0.2, chair.y - 0.3, abs(chair.z) - 0.2);
    table = min(table, box(leg, vec3(0.02, 0.3, 0.02)));
    nearest = nearer(nearest, vec2(table, 3.0));
    nearest = nearer(nearest, vec2(min(capsule(t, vec3(0, 0.8, 0), vec3(0, 1.2, 0), 0.014), cylinder(t - vec3(0, 0.8, 0), 0.1, 0.025)), 5.0));
    nearest = nearer(nearest, vec2(max(capsule(t, vec3(-0.16, 1.24, 0), vec3(0.16, 1.24, 0), 0.085), -t.y + 1.24), 6.0));
    vec3 open = vec3(t.x - 0.9, t.y - 0.83, t.z + 0.15);
    nearest = nearer(nearest, vec2(roundBox(open, vec3(0.2, 0.03, 0.15), 0.01), 7.0));
  }
  return nearest;
}

Surface surface(float id, vec3 p, vec3 n, vec3 d) {
  if (id < 1.5) {
    float plank = floor(p.x * 6.0), piece = floor(p.z * 0.8 + hash(plank) * 7.0);
    float joint = smoothstep(0.05, 0.0, abs(repeat(p.x * 6.0 - 0.5, 1.0)));
    return gloss(vec3(0.21, 0.135, 0.085) * (0.65 + 0.6 * hash(vec2(plank, piece))) * (1.0 - 0.5 * joint), 0.05, 0.28);
  }
  if (id < 2.5) return matt(vec3(0.70, 0.66, 0.59));
  if (id < 3.5) return gloss(vec3(0.10, 0.06, 0.036) * (0.8 + 0.4 * noise(p * vec3(3, 1, 3))), 0.04, 0.35);
  if (id < 4.5) {
    vec2 which = floor(vec2(p.z, p.y - 0.35) * vec2(18.0, 2.3));
    float tone = hash(which), up = fract((p.y - 0.35) * 2.3);
    vec3 leather = mix(vec3(0.11, 0.042, 0.03), vec3(0.04, 0.06, 0.065), step(0.45, tone));
    leather = mix(leather, vec3(0.17, 0.11, 0.06), step(0.66, tone));
    leather = mix(leather, vec3(0.26, 0.22, 0.16), step(0.88, tone));
    float high = 0.66 + 0.26 * hash(which + 9.0);
    float edge = smoothstep(0.5, 0.36, abs(fract(p.z * 18.0) - 0.5));
    float band = smoothstep(0.03, 0.02, abs(up - high * 0.82)) + smoothstep(0.02, 0.012, abs(up - high * 0.2));
    leather = mix(leather, vec3(0.62, 0.45, 0.2), min(band, 1.0) * 0.8);
    return matt(up > high ? vec3(0.012) : leather * mix(0.25, 1.0, edge));
  }
  if (id < 5.5) return metal(vec3(0.62, 0.44, 0.2), 0.3);
  if (id < 6.5 && n.y < -0.2) return lit(vec3(1.0, 0.7, 0.35) * 2.0);
  if (id < 6.5) return gloss(vec3(0.02, 0.12, 0.07), 0.06, 0.1);
  return matt(vec3(0.8, 0.76, 0.68));
}
vec3 sky(vec3 d, bool seesSun) { return mix(vec3(3.4, 2.9, 2.3), vec3(1.7, 2.1, 2.7), smoothstep(0.0, 0.5, d.y)) * 1.3; }
float clearness(vec3 p, vec3 d, float way) { return exp(-way * 0.003); }
vec3 hazeColor(vec3 d) { return vec3(0.5, 0.4, 0.3); }
