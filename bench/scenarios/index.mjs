import { accounts } from './accounts.mjs'
import { drafts } from './drafts.mjs'
import { dragging } from './dragging.mjs'
import { emojiPicker } from './emoji-picker.mjs'
import { endurance } from './endurance.mjs'
import { manyColumns } from './many-columns.mjs'
import { openings } from './openings.mjs'
import { rules } from './rules.mjs'
import { server } from './server.mjs'
import { cold, coldOauth, coldSlow, coldSlowOauth, warm } from './start.mjs'
import { streamingScenarios } from './streaming.mjs'
import { thread } from './thread.mjs'
import { typing } from './typing.mjs'
import { wheel } from './wheel.mjs'

/** All scenarios in the order in which they run. Those that leave data on the server come last. */
export const scenarios = [
  rules,
  server,
  cold,
  coldSlow,
  coldOauth,
  coldSlowOauth,
  warm,
  ...streamingScenarios,
  manyColumns,
  accounts,
  wheel,
  typing,
  drafts,
  openings,
  dragging,
  thread,
  emojiPicker,
  endurance,
]
