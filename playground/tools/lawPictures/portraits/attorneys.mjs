import { drawFace } from './drawFace.mjs';

/** The wall behind all of them: an arch, and the light of a window. */
const room = ({ wall, arch, light }) => `
  <defs>
    <filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="2.200"/></filter>
    <filter id="softer" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="14"/></filter>
    <filter id="grain" x="0" y="0" width="100%" height="100%">
      <feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="4"/>
      <feColorMatrix values="0 0 0 0 .5  0 0 0 0 .5  0 0 0 0 .5  .5 .5 0 0 -.42"/>
    </filter>
    <linearGradient id="wall" x2="1" y2="1"><stop stop-color="${light}"/><stop offset=".55" stop-color="${wall}"/><stop offset="1" stop-color="#14202b"/></linearGradient>
    <linearGradient id="cloth" x2="1" y2=".3"><stop stop-color="#33475a"/><stop offset=".5" stop-color="#1c2c3a"/><stop offset="1" stop-color="#0e1720"/></linearGradient>
  </defs>
  <rect width="640" height="800" fill="url(#wall)"/>
  <path d="M96 800V330a224 224 0 0 1 448 0v470z" fill="${arch}" opacity=".5"/>
  <path d="M112 800V330a208 208 0 0 1 416 0v470" fill="none" stroke="#f7f4ee" stroke-width="1.500" opacity=".22"/>
  <path d="M-40 120L300 -40H470L-40 420Z" fill="#fff3dc" opacity=".13" filter="url(#softer)"/>`;

const finish = `
  <rect width="640" height="800" filter="url(#grain)" opacity=".16"/>`;

const jacket = `
  <path d="M40 800C48 690 96 640 190 612C222 602 240 590 252 574L320 700L388 574C400 590 418 602 450 612C544 640 592 690 600 800Z" fill="url(#cloth)"/>
  <path d="M40 800C48 690 96 640 190 612L206 606C130 660 110 720 108 800Z" fill="#4a6176" opacity=".45" filter="url(#soft)"/>`;
const lapels = `
  <path d="M248 578L214 612L236 668L214 684L312 800H322L262 660Z" fill="#26394a"/>
  <path d="M248 578L214 612L236 668L214 684L312 800" fill="none" stroke="#6f879b" stroke-width="1.500" opacity=".5"/>
  <path d="M392 578L426 612L404 668L426 684L328 800H318L378 660Z" fill="#111c26"/>
  <path d="M392 578L426 612L404 668L426 684L328 800" fill="none" stroke="#3c5062" stroke-width="1.500" opacity=".6"/>`;

const elder = `
  ${room({ wall: '#8d8577', arch: '#4b5560', light: '#d8cdb9' })}
  <path d="M196 330C176 220 230 146 326 146C424 146 470 226 446 344C452 410 452 450 428 492L392 500V300H240V498L206 486C186 440 190 390 196 330Z" fill="#7d7b79"/>
  ${drawFace({
    skin: ['#f6dcc6', '#e6bfa2', '#b58567', '#6d4838'],
    brow: '#85796f',
    lips: '#a8584e',
    iris: '#3d5560',
    lines: `<path d="M284 420Q274 434 274 448M356 420Q366 434 366 448" fill="none" stroke="#8f6149" stroke-width="2" opacity=".45"/>
      <path d="M250 360Q270 368 292 360" fill="none" stroke="#8f6149" stroke-width="1.800" opacity=".4"/>`,
  })}
  ${jacket}
  <path d="M252 574L236 600L300 760L320 800L340 760L404 600L388 574L320 690Z" fill="#ece5d8"/>
  <path d="M388 574L404 600L340 760L320 800V690Z" fill="#a9a497"/>
  ${lapels}
  <path d="M204 470C176 380 186 250 240 192C290 140 372 150 402 196C436 232 452 300 446 352C452 420 450 456 426 494C420 430 432 380 424 330C414 282 396 256 372 236C330 262 262 268 234 304C218 340 226 420 222 496Z" fill="#a8a5a1"/>
  <path d="M204 470C176 380 186 250 240 192C280 152 330 150 362 166C300 176 246 214 226 280C208 340 216 420 216 484Z" fill="#dcd8d1" opacity=".85"/>
  <path d="M372 236C400 256 420 286 426 330C434 380 420 430 426 494C450 456 452 420 446 352C452 300 436 232 402 196C394 184 380 176 366 170C384 190 388 214 372 236Z" fill="#64625f"/>
  <path d="M240 300C268 262 330 262 372 236C330 246 270 240 238 280Z" fill="#f1ede6" opacity=".5"/>
  <g fill="none" stroke="#b48a4a" stroke-width="3.500"><rect x="238" y="318" width="72" height="48" rx="22"/><rect x="330" y="318" width="72" height="48" rx="22"/><path d="M310 334Q320 328 330 334M238 334L214 328M402 334L426 328"/></g>
  <path d="M244 326L262 322L250 352Z" fill="#fff" opacity=".25"/>
  <circle cx="208" cy="392" r="6" fill="#f4ecdd"/>
  ${finish}`;

const bearded = `
  ${room({ wall: '#6f6a60', arch: '#253442', light: '#b7a88e' })}
  ${drawFace({
    skin: ['#a8734e', '#86563a', '#5a3524', '#2a1712'],
    brow: '#1a100d',
    lips: '#6e3a33',
    browLift: -2,
    eyeWhite: '#d3c2b0',
  })}
  <path d="M222 352C222 420 238 470 268 496C292 518 348 518 372 496C402 470 418 420 418 352C414 400 402 424 380 434C362 428 340 432 320 436C300 432 278 428 260 434C238 424 226 400 222 352ZM282 452Q304 440 320 446Q336 440 358 452Q346 476 320 476Q294 476 282 452Z" fill="#1d1310" fill-rule="evenodd" opacity=".9" filter="url(#beard)"/>
  <filter id="beard"><feGaussianBlur stdDeviation="1.600"/></filter>
  <path d="M236 420C246 460 262 486 288 504C268 500 246 470 234 430Z" fill="#6a4a38" opacity=".5" filter="url(#soft)"/>
  ${jacket}
  <path d="M252 570L230 596L296 740L320 790L344 740L410 596L388 570L320 660Z" fill="#f0eade"/>
  <path d="M388 570L410 596L344 740L320 790V660Z" fill="#aaa699"/>
  <path d="M252 570L320 656L284 690L232 598Z" fill="#fbf7ee"/>
  <path d="M388 570L320 656L356 690L408 598Z" fill="#c4bfb2"/>
  <path d="M304 660H336L344 684L330 700L348 800H292L310 700L296 684Z" fill="#7d5a2c"/>
  <path d="M320 660H336L344 684L330 700L348 800H320Z" fill="#4f381b"/>
  ${lapels}
  <path d="M216 316C204 236 236 168 322 166C408 166 438 236 424 318C418 284 410 264 396 248C372 232 268 232 244 248C230 264 222 284 216 316Z" fill="#15100f"/>
  <path d="M216 316C204 236 236 176 300 168C262 190 238 220 232 262C224 280 220 298 216 316Z" fill="#4a3a33" opacity=".7" filter="url(#soft)"/>
  ${finish}`;

const young = `
  ${room({ wall: '#a2917a', arch: '#5d6670', light: '#e9dfcb' })}
  <path d="M198 330C176 210 236 142 324 142C418 142 466 214 444 340C454 420 474 500 456 584C444 616 424 622 404 616L390 300H244L240 616C214 622 194 614 184 584C168 500 188 420 198 330Z" fill="#1c1513"/>
  ${drawFace({
    skin: ['#eec39c', '#d39f76', '#9c6a4a', '#51301f'],
    brow: '#231712',
    lips: '#9c4a42',
    browLift: 2,
  })}
  ${jacket}
  <path d="M258 566L232 600L306 770L320 800L334 770L408 600L382 566C372 620 350 650 320 664C290 650 268 620 258 566Z" fill="#d9cfbd"/>
  <path d="M382 566L408 600L334 770L320 800V664C350 650 372 620 382 566Z" fill="#948b7b"/>
  ${lapels}
  <path d="M250 596Q320 690 390 596" fill="none" stroke="#b48a4a" stroke-width="2.500"/><circle cx="320" cy="645" r="6" fill="#d4aa68"/>
  <path d="M344 188C322 222 262 236 240 296C226 330 226 380 228 424C226 480 222 540 216 590C202 604 188 596 184 580C172 500 188 420 198 330C184 230 226 158 310 143C334 146 348 168 344 188Z" fill="#2b201c"/>
  <path d="M344 188C380 206 408 252 416 310C422 360 418 400 414 440C414 500 420 560 428 604C446 606 456 596 456 580C472 500 454 420 444 340C462 220 412 150 330 142C330 160 334 176 344 188Z" fill="#120d0c"/>
  <path d="M308 150C250 180 216 250 214 330C202 420 202 500 206 580C192 500 192 420 206 330C202 250 236 174 308 150Z" fill="#8a6a55" opacity=".55" filter="url(#soft)"/>
  <path d="M336 176C276 200 236 256 224 340C226 262 264 200 336 176Z" fill="#a98468" opacity=".5" filter="url(#soft)"/>
  ${finish}`;

const frame = (content) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="64 92 512 640" width="1280" height="1600">${content}</svg>`;

/** The portraits, drawn: as SVG, by the picture's name. */
export const attorneys = new Map([
  ['attorney-1', frame(elder)],
  ['attorney-2', frame(bearded)],
  ['attorney-3', frame(young)],
]);
