import type { MessageDescriptor } from '@lingui/core'
import type { IconName } from '../../ui/icon/icon-glyphs.ts'

/** Something that can be done to a column: by a button of its settings, or by name. */
export interface ColumnAct {
  readonly label: MessageDescriptor
  readonly icon: IconName
  readonly run: () => void
}
