import type { HostileContents } from './contents.ts'
import { HOSTILE_DISGUISES } from './disguises.ts'
import { HOSTILE_LINKS } from './links.ts'
import { HOSTILE_MARKUP } from './markup.ts'
import { HOSTILE_TEXTS } from './texts.ts'

export const HOSTILE_CONTENTS: HostileContents = [
  ...HOSTILE_MARKUP,
  ...HOSTILE_LINKS,
  ...HOSTILE_TEXTS,
  ...HOSTILE_DISGUISES,
]
