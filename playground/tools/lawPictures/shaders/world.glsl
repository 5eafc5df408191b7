#version 300 es
precision highp float;
precision highp int;

/** A place on a surface of the scene. */
struct Surface {
  vec3 albedo;
  /** Reflectance straight on; metals give it a colour. */
  vec3 shine;
  /** 0 is a mirror. */
  float rough;
  vec3 glow;
};
Surface matt(vec3 albedo) { return Surface(albedo, vec3(0.0), 1.0, vec3(0.0)); }
Surface gloss(vec3 albedo, float shine, float rough) { return Surface(albedo, vec3(shine), rough, vec3(0.0)); }
Surface metal(vec3 color, float rough) { return Surface(color * 0.04, color, rough, vec3(0.0)); }
Surface lit(vec3 glow) { return Surface(vec3(0.0), vec3(0.0), 1.0, glow); }
