import type { LeaveOutSetting } from '../../state/columns/asked-setting.ts'
import type { HiddenReason } from '../../state/timelines/hidden-statuses.ts'

/** The setting of the column by which it hides something; null for what the account's filters hide. */
export function settingOf({ rule }: HiddenReason): LeaveOutSetting | null {
  switch (rule) {
    case 'boost':
      return 'reblog'
    case 'media':
      return 'onlyMedia'
    case 'filter':
      return null
    default:
      return rule
  }
}
