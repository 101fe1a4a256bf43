import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { PeopleListKey } from '../../state/people-lists/people-lists.ts'
import type { IconName } from '../../ui/icon/icon-glyphs.ts'

interface EmptyWords {
  readonly icon: IconName
  readonly title: ReactNode
  readonly words: ReactNode
}

/** What an empty list of people says. */
export function emptyWords(list: PeopleListKey): EmptyWords {
  switch (list) {
    case 'FOLLOW_REQUESTS':
      return {
        icon: 'check',
        title: <Trans>Nobody is waiting</Trans>,
        words: <Trans>People who ask to follow you are listed here until you answer.</Trans>,
      }
    case 'BLOCKS':
      return {
        icon: 'block',
        title: <Trans>You block nobody</Trans>,
        words: <Trans>Accounts you block are listed here. You can unblock them at any time.</Trans>,
      }
    case 'MUTES':
      return {
        icon: 'sound',
        title: <Trans>You mute nobody</Trans>,
        words: <Trans>Accounts you mute are listed here. You can unmute them at any time.</Trans>,
      }
    default:
      return {
        icon: 'people',
        title: <Trans>Nobody to show</Trans>,
        words: <Trans>Only those whom this server knows are listed.</Trans>,
      }
  }
}
