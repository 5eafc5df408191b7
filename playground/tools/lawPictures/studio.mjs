// Runs in a page: traces the light of a scene with the browser's own shaders, pass by pass, and hands over a PNG.
const BANDS = 24;
const FRAME = `#version 300 es
void main() { vec2 p = vec2((gl_VertexID << 1) & 2, gl_VertexID & 2); gl_Position = vec4(p * 2.0 - 1.0, 0, 1); }`;

const readText = async (path) => (await fetch(path)).text();

function createProgram(gl, fragments) {
  const program = gl.createProgram();
  for (const [kind, text] of [
    [gl.VERTEX_SHADER, FRAME],
    [gl.FRAGMENT_SHADER, fragments],
  ]) {
    const shader = gl.createShader(kind);
    gl.shaderSource(shader, text);
    gl.compileShader(shader);
    const problems = gl.getShaderInfoLog(shader);
    if (problems) throw new Error(problems);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) throw new Error(gl.getProgramInfoLog(program) ?? 'Not linked');
  return program;
}

function createTexture(gl, { width, height, mipmaps = false }) {
  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, texture);
  const levels = mipmaps ? Math.floor(Math.log2(Math.max(width, height))) + 1 : 1;
  gl.texStorage2D(gl.TEXTURE_2D, levels, mipmaps ? gl.RGBA16F : gl.RGBA32F, width, height);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, mipmaps ? gl.LINEAR_MIPMAP_LINEAR : gl.NEAREST);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, mipmaps ? gl.LINEAR : gl.NEAREST);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  return texture;
}

function drawInto(gl, textures) {
  gl.bindFramebuffer(gl.FRAMEBUFFER, gl.createFramebuffer());
  const places = textures.map((texture, index) => {
    const place = gl.COLOR_ATTACHMENT0 + index;
    gl.framebufferTexture2D(gl.FRAMEBUFFER, place, gl.TEXTURE_2D, texture, 0);
    return place;
  });
  gl.drawBuffers(places);
}

function withProgram(gl, program, { textures = {}, numbers = {}, whole = {} }) {
  gl.useProgram(program);
  for (const [index, [name, texture]] of Object.entries(textures).entries()) {
    gl.activeTexture(gl.TEXTURE0 + index);
    gl.bindTexture(gl.TEXTURE_2D, texture);
    gl.uniform1i(gl.getUniformLocation(program, name), index);
  }
  for (const [name, value] of Object.entries(whole)) gl.uniform1i(gl.getUniformLocation(program, name), value);
  for (const [name, value] of Object.entries(numbers)) {
    const values = [value].flat();
    gl[`uniform${values.length}fv`](gl.getUniformLocation(program, name), values);
  }
}

/** Sums up the passes of a scene; in bands, so that no single drawing is too long for the browser. */
async function trace(gl, { scene, width, height, passes }) {
  const parts = ['shaders/world.glsl', 'shaders/shapes.glsl', `scenes/${scene}.glsl`, 'shaders/trace.glsl'];
  const program = createProgram(gl, (await Promise.all(parts.map(readText))).join('\n'));
  const sums = [0, 1, 2].map(() => createTexture(gl, { width, height }));
  drawInto(gl, sums);
  gl.clearColor(0, 0, 0, 0);
  gl.clear(gl.COLOR_BUFFER_BIT);
  gl.enable(gl.BLEND);
  gl.blendFunc(gl.ONE, gl.ONE);
  gl.enable(gl.SCISSOR_TEST);
  for (let pass = 0; pass < passes; pass += 1) {
    withProgram(gl, program, { numbers: { size: [width, height] }, whole: { pass } });
    for (let band = 0; band < BANDS; band += 1) {
      const [bottom, top] = [band, band + 1].map((edge) => Math.floor((edge * height) / BANDS));
      gl.scissor(0, bottom, width, top - bottom);
      gl.drawArrays(gl.TRIANGLES, 0, 3);
      gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.FLOAT, new Float32Array(4));
    }
  }
  gl.disable(gl.BLEND);
  gl.disable(gl.SCISSOR_TEST);
  return sums;
}

async function loadProgram(gl, name) {
  return createProgram(gl, await readText(`shaders/${name}.glsl`));
}

/** A scene's picture as a PNG in Base64. */
async function photograph({ scene, width, height, passes, look }) {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const gl = canvas.getContext('webgl2', { preserveDrawingBuffer: true });
  for (const name of ['EXT_color_buffer_float', 'EXT_float_blend']) gl.getExtension(name);
  const [light, albedoGuide, shapeGuide] = await trace(gl, { scene, width, height, passes });

  let current = createTexture(gl, { width, height });
  let spare = createTexture(gl, { width, height });
  drawInto(gl, [current]);
  withProgram(gl, await loadProgram(gl, 'divide'), { textures: { light, albedoGuide }, numbers: { passes } });
  gl.drawArrays(gl.TRIANGLES, 0, 3);
  const denoise = await loadProgram(gl, 'denoise');
  for (const reach of [1, 2, 4, 8].slice(0, look.rounds)) {
    drawInto(gl, [spare]);
    const textures = { light: current, albedoGuide, shapeGuide };
    withProgram(gl, denoise, { textures, numbers: { passes, strength: look.strength }, whole: { reach } });
    gl.drawArrays(gl.TRIANGLES, 0, 3);
    [current, spare] = [spare, current];
  }
  const whole = createTexture(gl, { width, height, mipmaps: true });
  drawInto(gl, [whole]);
  withProgram(gl, await loadProgram(gl, 'multiply'), {
    textures: { light: current, albedoGuide },
    numbers: { passes },
  });
  gl.drawArrays(gl.TRIANGLES, 0, 3);
  gl.bindTexture(gl.TEXTURE_2D, whole);
  gl.generateMipmap(gl.TEXTURE_2D);
  gl.bindFramebuffer(gl.FRAMEBUFFER, null);
  const { exposure, bloom, contrast, saturation, vignette, shadows, highlights } = look;
  withProgram(gl, await loadProgram(gl, 'finish'), {
    textures: { light: whole },
    numbers: { size: [width, height], exposure, bloom, contrast, saturation, vignette, shadows, highlights },
  });
  gl.drawArrays(gl.TRIANGLES, 0, 3);
  return canvas.toDataURL('image/png').split(',')[1];
}

globalThis.studio = { photograph };
