import { useLingui } from '@lingui/react/macro'
import type { HiddenReason } from '../../state/timelines/hidden-statuses.ts'

/** Why a post is hidden, in few words. */
export function useReasonText(reason: HiddenReason): string {
  const { t } = useLingui()

  switch (reason.rule) {
    case 'boost':
      return t`Boost`
    case 'reply':
      return t`Reply`
    case 'direct':
      return t`Direct message`
    case 'media':
      return t`No media`
    case 'pattern': {
      const { source } = reason
      return t`Matches "${source}"`
    }
    case 'filter': {
      const titles = reason.titles.filter((title) => title !== '').join('", "')
      return titles === '' ? t`Filter` : t`Filter "${titles}"`
    }
  }
}
