#version 300 es
precision highp float;
uniform sampler2D light, albedoGuide;
uniform float passes;
out vec4 outcome;

/** The mean light without the colours of the surfaces, so that a blur does not touch those; and how sure it is. */
void main() {
  ivec2 here = ivec2(gl_FragCoord.xy);
  vec4 sum = texelFetch(light, here, 0) / passes;
  vec3 albedo = texelFetch(albedoGuide, here, 0).rgb / passes;
  vec3 mean = sum.rgb / albedo;
  float bright = dot(mean, vec3(0.3, 0.6, 0.1));
  outcome = vec4(mean, max(sum.a - bright * bright, 0.0) / passes);
}
