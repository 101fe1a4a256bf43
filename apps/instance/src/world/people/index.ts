import type { Persona } from '../authoring.ts'
import { arthur } from './arthur.ts'
import { beto } from './beto.ts'
import { bruno } from './bruno.ts'
import { camille } from './camille.ts'
import { concha } from './concha.ts'
import { dot } from './dot.ts'
import { farah } from './farah.ts'
import { fogbell } from './fogbell.ts'
import { hanne } from './hanne.ts'
import { haruka } from './haruka.ts'
import { hollis } from './hollis.ts'
import { idris } from './idris.ts'
import { ines } from './ines.ts'
import { jun } from './jun.ts'
import { juno } from './juno.ts'
import { konrad } from './konrad.ts'
import { kwame } from './kwame.ts'
import { leif } from './leif.ts'
import { leila } from './leila.ts'
import { lena } from './lena.ts'
import { maren } from './maren.ts'
import { marisol } from './marisol.ts'
import { minji } from './minji.ts'
import { mira } from './mira.ts'
import { noa } from './noa.ts'
import { olena } from './olena.ts'
import { oskar } from './oskar.ts'
import { ottilie } from './ottilie.ts'
import { petra } from './petra.ts'
import { priya } from './priya.ts'
import { rosalind } from './rosalind.ts'
import { ruan } from './ruan.ts'
import { saga } from './saga.ts'
import { shirin } from './shirin.ts'
import { sunny } from './sunny.ts'
import { theo } from './theo.ts'
import { tides } from './tides.ts'
import { tomas } from './tomas.ts'
import { wei } from './wei.ts'
import { yusuf } from './yusuf.ts'

/** Everybody, the people of this instance first. */
export const PEOPLE: readonly Persona[] = [
  mira,
  tomas,
  oskar,
  kwame,
  hanne,
  dot,
  ruan,
  leila,
  sunny,
  petra,
  tides,
  lena,
  konrad,
  noa,
  jun,
  haruka,
  priya,
  arthur,
  rosalind,
  ines,
  beto,
  farah,
  idris,
  maren,
  saga,
  leif,
  fogbell,
  camille,
  theo,
  ottilie,
  bruno,
  shirin,
  yusuf,
  olena,
  minji,
  wei,
  marisol,
  concha,
  juno,
  hollis,
]
