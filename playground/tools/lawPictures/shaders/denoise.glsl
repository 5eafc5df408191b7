#version 300 es
precision highp float;
uniform sampler2D light, albedoGuide, shapeGuide;
uniform int reach;
/** Passes summed up in the textures. */
uniform float passes;
uniform float strength;
out vec4 outcome;

/** One round of an edge-keeping blur: places that differ in shape, or by more than their noise, do not mix. */
void main() {
  ivec2 here = ivec2(gl_FragCoord.xy), last = textureSize(light, 0) - 1;
  vec4 own = texelFetch(light, here, 0), shape = texelFetch(shapeGuide, here, 0) / passes;
  vec3 albedo = texelFetch(albedoGuide, here, 0).rgb / passes;
  vec3 weights = vec3(0.3, 0.6, 0.1);
  float variance = 0.0, count = 0.0;
  for (int y = -1; y <= 1; y++) for (int x = -1; x <= 1; x++) {
    variance += texelFetch(light, clamp(here + ivec2(x, y), ivec2(0), last), 0).a * (x == 0 && y == 0 ? 2.0 : 1.0);
    count += x == 0 && y == 0 ? 2.0 : 1.0;
  }
  float spread = sqrt(max(variance / count, 0.0)) * strength + 0.0005;
  float kernel[3] = float[3](0.375, 0.25, 0.0625);
  vec4 sum = vec4(0.0);
  float total = 0.0;
  for (int y = -2; y <= 2; y++) for (int x = -2; x <= 2; x++) {
    ivec2 there = here + ivec2(x, y) * reach;
    if (any(lessThan(there, ivec2(0))) || any(greaterThan(there, last))) continue;
    vec4 other = texelFetch(light, there, 0), form = texelFetch(shapeGuide, there, 0) / passes;
    vec3 otherAlbedo = texelFetch(albedoGuide, there, 0).rgb / passes;
    float w = kernel[abs(x)] * kernel[abs(y)];
    w *= exp(-abs(dot(other.rgb - own.rgb, weights)) / spread);
    w *= exp(-length(form.xyz - shape.xyz) * 6.0 - abs(form.w - shape.w) * 22.0 / (1.0 + float(reach) * 0.3));
    w *= exp(-length(otherAlbedo - albedo) * 5.0);
    sum += vec4(other.rgb * w, other.a * w * w);
    total += w;
  }
  outcome = vec4(sum.rgb / total, sum.a / (total * total));
}
