import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ColumnSwitch } from '@colonnade/domain/columns'

/** Where a column keeps each: other clients of such servers read them there. */
export const SWITCH_PATHS: Readonly<Record<ColumnSwitch, readonly string[]>> = {
  reblog: ['shows', 'reblog'],
  reply: ['shows', 'reply'],
  direct: ['shows', 'direct'],
  onlyMedia: ['other', 'onlyMedia'],
}

export const SWITCH_LABELS: Readonly<Record<ColumnSwitch, MessageDescriptor>> = {
  reblog: msg`Show boosts`,
  reply: msg`Show replies`,
  direct: msg`Show direct messages`,
  onlyMedia: msg`Media only`,
}
