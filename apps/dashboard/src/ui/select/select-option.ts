import type { ReactNode } from 'react'
import type { IconName } from '../icon/icon-glyphs.ts'

export interface SelectOption<Value extends string> {
  readonly value: Value
  readonly label: string
  readonly description?: ReactNode
  readonly icon?: IconName
}
