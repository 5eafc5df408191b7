import type { Scene } from '../Scene.ts';
import { aVeryTallSky } from './aVeryTallSky.ts';
import { blueHour } from './blueHour.ts';
import { desertNight } from './desertNight.ts';
import { firstLight } from './firstLight.ts';
import { fourInTheAfternoon } from './fourInTheAfternoon.ts';
import { greenNight } from './greenNight.ts';
import { heatherMoor } from './heatherMoor.ts';
import { hillCountry } from './hillCountry.ts';
import { larchOctober } from './larchOctober.ts';
import { lastHalfHour } from './lastHalfHour.ts';
import { lightUnderTheStorm } from './lightUnderTheStorm.ts';
import { longFjord } from './longFjord.ts';
import { lowSunIslands } from './lowSunIslands.ts';
import { marshGold } from './marshGold.ts';
import { mesasAfterRain } from './mesasAfterRain.ts';
import { moonOverPines } from './moonOverPines.ts';
import { polarTwilight } from './polarTwilight.ts';
import { rainOnItsWay } from './rainOnItsWay.ts';
import { redMorning } from './redMorning.ts';
import { riverOverhead } from './riverOverhead.ts';
import { saltMirror } from './saltMirror.ts';
import { seaOfClouds } from './seaOfClouds.ts';
import { sevenValleys } from './sevenValleys.ts';
import { stillWater } from './stillWater.ts';
import { tallPines } from './tallPines.ts';
import { tarnAtNoon } from './tarnAtNoon.ts';
import { underTheGlacier } from './underTheGlacier.ts';
import { violetHour } from './violetHour.ts';

/** The landscapes by the names of their files. */
export const scenes: ReadonlyMap<string, Scene> = new Map([
  ['first-light', firstLight],
  ['blue-hour', blueHour],
  ['seven-valleys', sevenValleys],
  ['larch-october', larchOctober],
  ['last-half-hour', lastHalfHour],
  ['green-night', greenNight],
  ['moon-over-pines', moonOverPines],
  ['tarn-at-noon', tarnAtNoon],
  ['mesas-after-rain', mesasAfterRain],
  ['sea-of-clouds', seaOfClouds],
  ['low-sun-islands', lowSunIslands],
  ['four-in-the-afternoon', fourInTheAfternoon],
  ['rain-on-its-way', rainOnItsWay],
  ['hill-country', hillCountry],
  ['tall-pines', tallPines],
  ['river-overhead', riverOverhead],
  ['violet-hour', violetHour],
  ['under-the-glacier', underTheGlacier],
  ['marsh-gold', marshGold],
  ['red-morning', redMorning],
  ['long-fjord', longFjord],
  ['desert-night', desertNight],
  ['polar-twilight', polarTwilight],
  ['light-under-the-storm', lightUnderTheStorm],
  ['still-water', stillWater],
  ['a-very-tall-sky', aVeryTallSky],
  ['heather-moor', heatherMoor],
  ['salt-mirror', saltMirror],
]);
