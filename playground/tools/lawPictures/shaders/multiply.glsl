#version 300 es
precision highp float;
uniform sampler2D light, albedoGuide;
uniform float passes;
out vec4 outcome;

void main() {
  ivec2 here = ivec2(gl_FragCoord.xy);
  outcome = vec4(texelFetch(light, here, 0).rgb * texelFetch(albedoGuide, here, 0).rgb / passes, 1.0);
}
