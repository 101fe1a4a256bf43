import type { Painter } from '../canvas.ts'
import { aurora } from './aurora.ts'
import { birds } from './birds.ts'
import { books } from './books.ts'
import { bowl } from './bowl.ts'
import { cat } from './cat.ts'
import { chess } from './chess.ts'
import { crane } from './crane.ts'
import { crossword } from './crossword.ts'
import { dome } from './dome.ts'
import { ferry } from './ferry.ts'
import { fog } from './fog.ts'
import { garden } from './garden.ts'
import { harbour } from './harbour.ts'
import { heron } from './heron.ts'
import { hive } from './hive.ts'
import { hull } from './hull.ts'
import { kite } from './kite.ts'
import { lighthouse } from './lighthouse.ts'
import { loaf } from './loaf.ts'
import { milkyway } from './milkyway.ts'
import { moon } from './moon.ts'
import { mountains } from './mountains.ts'
import { owl } from './owl.ts'
import { pixel } from './pixel.ts'
import { planet } from './planet.ts'
import { ridge } from './ridge.ts'
import { saturn } from './saturn.ts'
import { sea } from './sea.ts'
import { signalbox } from './signalbox.ts'
import { slice } from './slice.ts'
import { soup } from './soup.ts'
import { tea } from './tea.ts'
import { tidepool } from './tidepool.ts'
import { tomatoes } from './tomatoes.ts'
import { train } from './train.ts'
import { tram } from './tram.ts'
import { weave } from './weave.ts'
import { window } from './window.ts'

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
