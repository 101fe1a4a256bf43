import { drafts } from './drafts.mjs'
import { dragging } from './dragging.mjs'
import { emojiPicker } from './emoji-picker.mjs'
import { endurance } from './endurance.mjs'
import { openings } from './openings.mjs'
import { rules } from './rules.mjs'
import { server } from './server.mjs'
import { cold, coldSlow, warm } from './start.mjs'
import { streamingScenarios } from './streaming.mjs'
import { thread } from './thread.mjs'
import { typing } from './typing.mjs'
import { wheel } from './wheel.mjs'

/** Everything that can be measured, in the order in which it is: those that leave something in the world come last. */
export const scenarios = [
  rules,
  server,
  cold,
  coldSlow,
  warm,
  ...streamingScenarios,
  wheel,
  typing,
  drafts,
  openings,
  dragging,
  thread,
  emojiPicker,
  endurance,
]
