#version 300 es
precision highp float;
uniform sampler2D light;
uniform vec2 size;
uniform float exposure, bloom, contrast, saturation, vignette;
uniform vec3 shadows, highlights;
out vec4 outcome;

vec3 film(vec3 x) { return clamp((x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14), 0.0, 1.0); }

/** Exposes, lets what is bright shine over its edges, and tones as film does. */
void main() {
  vec2 uv = gl_FragCoord.xy / size;
  vec3 color = texture(light, uv).rgb;
  vec3 shine = vec3(0.0);
  for (int level = 2; level < 8; level++) {
    vec2 texel = exp2(float(level)) / size;
    for (int y = -1; y <= 1; y++) for (int x = -1; x <= 1; x++)
      shine += textureLod(light, uv + vec2(x, y) * texel * 0.8, float(level)).rgb / 54.0;
  }
  color = mix(color, shine, bloom) * exposure;
  vec2 off = (uv - 0.5) * vec2(1.0, 0.85);
  color *= 1.0 - vignette * dot(off, off) * 1.6;
  color = film(color);
  color = pow(color, vec3(1.0 / 2.2));
  color = mix(color, color * color * (3.0 - 2.0 * color), contrast);
  float gray = dot(color, vec3(0.3, 0.59, 0.11));
  color = mix(vec3(gray), color, saturation);
  color += shadows * (1.0 - gray) * (1.0 - gray) + highlights * gray * gray;
  float grain = fract(sin(dot(gl_FragCoord.xy, vec2(12.9898, 78.233))) * 43758.5453) - 0.5;
  outcome = vec4(clamp(color + grain / 255.0, 0.0, 1.0), 1.0);
}
