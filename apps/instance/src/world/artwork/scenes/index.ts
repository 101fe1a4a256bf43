import type { Painter } from '../canvas.ts'
import { books, chess, crossword, pixel, weave, window } from './craft.ts'
import { birds, cat, heron, hive, kite, owl } from './creatures.ts'
import { dome, moon, planet, saturn } from './heavens.ts'
import { bowl, loaf, slice, soup, tea, tomatoes } from './kitchen.ts'
import { aurora, garden, milkyway, mountains, ridge } from './land.ts'
import { crane, harbour, tidepool } from './quay.ts'
import { signalbox, train, tram } from './rail.ts'
import { ferry, fog, hull, lighthouse, sea } from './sea.ts'

/** Every scene by the word that its artwork names begin with. */
export const SCENES: Readonly<Record<string, Painter>> = {
  aurora,
  birds,
  books,
  bowl,
  cat,
  chess,
  crane,
  crossword,
  dome,
  ferry,
  fog,
  garden,
  harbour,
  heron,
  hive,
  hull,
  kite,
  lighthouse,
  loaf,
  milkyway,
  moon,
  mountains,
  owl,
  pixel,
  planet,
  ridge,
  saturn,
  sea,
  signalbox,
  slice,
  soup,
  tea,
  tidepool,
  tomatoes,
  train,
  tram,
  weave,
  window,
}
