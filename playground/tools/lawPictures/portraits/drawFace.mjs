const FACE =
  'M214 322C210 246 250 192 320 192S430 246 426 322C426 392 408 446 374 484C354 506 338 513 320 513S286 506 266 484C232 446 214 392 214 322Z';
/** The line between light and shade: down the forehead, along the nose, over the lips. */
const SHADE =
  'M352 180C358 226 352 262 338 288C334 300 352 306 350 318C344 326 331 330 330 344C330 372 342 388 348 402C346 414 332 417 317 415C326 424 327 432 326 440C336 444 338 450 332 455C336 463 330 470 326 475C338 482 342 494 332 520H460V180Z';
const NECK = 'M262 440C266 520 264 556 236 590L320 680L404 590C376 556 374 520 378 440Z';
const NECK_SHADE =
  'M256 462C282 508 306 524 332 524C362 520 384 490 388 452L396 560L420 596L320 690C330 640 318 590 268 548Z';

const eye = ({ lid, white, iris }) => `
  <path d="M249 341Q272 324 299 341Q274 352 249 341Z" fill="${white}"/>
  <circle cx="275" cy="338.500" r="7.600" fill="${iris}"/>
  <path d="M245 342Q271 319 302 341Q274 328 245 342Z" fill="${lid}"/>
  <path d="M252 326Q274 313 298 327" fill="none" stroke="${lid}" stroke-width="1.600" opacity=".45"/>`;

/**
 * A head in few planes, the light from the left: the shares of a face that are the same in all portraits. `skin` goes from the
 * light to the dark.
 */
export function drawFace({ skin, brow, lips, iris = '#2a1f1a', eyeWhite = '#e2d6c8', browLift = 0, lines = '' }) {
  const [bright, light, shade, deep] = skin;
  const lit = eye({ lid: deep, white: eyeWhite, iris });
  const dim = eye({ lid: deep, white: shade, iris: deep });
  return `
  <clipPath id="face"><path d="${FACE}"/></clipPath>
  <clipPath id="neck"><path d="${NECK}"/></clipPath>
  <path d="${NECK}" fill="${light}"/>
  <g clip-path="url(#neck)"><path d="${NECK_SHADE}" fill="${deep}" opacity=".75" filter="url(#softer)"/></g>
  <path d="M212 322C198 312 194 336 202 360C208 378 216 384 222 380Z" fill="${light}"/>
  <path d="M428 322C442 312 446 336 438 360C432 378 424 384 418 380Z" fill="${deep}"/>
  <path d="${FACE}" fill="${light}"/>
  <g clip-path="url(#face)">
    <path d="M206 250C230 200 290 190 318 206C300 232 250 250 236 320C232 380 244 430 262 470L200 470Z" fill="${bright}" opacity=".55" filter="url(#softer)"/>
    <ellipse cx="258" cy="388" rx="28" ry="22" fill="${lips}" opacity=".16" filter="url(#softer)"/>
    <path d="M238 326Q268 304 306 322Q312 338 304 350Q270 330 240 346Z" fill="${shade}" opacity=".38" filter="url(#soft)"/>
    <path d="${SHADE}" fill="${shade}" filter="url(#soft)"/>
    <path d="M400 190C410 260 404 400 340 513H470V190Z" fill="${deep}" opacity=".5" filter="url(#softer)"/>
    <path d="M352 322Q378 306 404 324L402 350Q376 338 350 346Z" fill="${deep}" opacity=".5" filter="url(#soft)"/>
    <path d="M214 470C250 500 290 504 320 513V530H200Z" fill="${shade}" opacity=".5" filter="url(#softer)"/>
  </g>
  ${lit}
  <g transform="matrix(-1 0 0 1 640 0)" opacity=".8">${dim}</g>
  <g transform="translate(0 ${-browLift})">
    <path d="M240 318Q268 296 306 310Q272 304 243 323Z" fill="${brow}"/>
    <path d="M400 318Q372 296 334 310Q368 304 397 323Z" fill="${brow}"/>
  </g>
  <path d="M320 318C315 346 313 372 304 394C298 404 303 412 311 411" fill="none" stroke="${shade}" stroke-width="2.500" opacity=".5"/>
  <path d="M300 408Q306 416 317 415Q310 408 303 403Z" fill="${deep}" opacity=".7"/>
  <path d="M285 452Q305 443 320 447Q335 443 355 451Q338 456 320 456Q302 456 285 452Z" fill="${lips}"/>
  <path d="M288 455Q320 458 352 454Q340 471 320 472Q300 471 288 455Z" fill="${lips}" opacity=".62"/>
  <path d="M281 450Q300 458 320 457.500Q340 458 359 449" fill="none" stroke="${deep}" stroke-width="2.200" opacity=".8"/>
  <path d="M302 482Q320 476 338 482Q320 488 302 482Z" fill="${shade}" opacity=".7" filter="url(#soft)"/>
  ${lines}`;
}
