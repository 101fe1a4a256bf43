import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { StatusRecord } from '@colonnade/domain/entities'
import { canBoost, replyCountLabel } from '@colonnade/domain/status'
import { compactNumber } from '../../../ui/count/compact-number.ts'
import type { IconName } from '../../../ui/icon/icon-glyphs.ts'
import type { PostFacts, RowAction } from './row-action.ts'

interface ButtonFacts extends PostFacts {
  readonly showsReplyCount: boolean
  readonly locale: string
}

/** How a button of the row looks. It is there with the row; what it does, and its key, come late (`button-actions.ts`). */
export interface RowButton extends Pick<RowAction, 'isAvailable'> {
  readonly id: 'reply' | 'boost' | 'favourite' | 'bookmark'
  readonly label: MessageDescriptor
  readonly icon: IconName
  /** Left out for a button that holds no state. */
  readonly isPressed?: (status: StatusRecord) => boolean
  /** Where it is not available, it is drawn all the same, and cannot be pressed. */
  readonly isAlwaysShown?: boolean
  /** Empty for none. */
  readonly count?: (facts: ButtonFacts) => string
}

const formatCount = (value: number, locale: string) =>
  value > 0 ? compactNumber(value, locale) : ''

/** The buttons of a row, in this order. */
export const ROW_BUTTONS: readonly RowButton[] = [
  {
    id: 'reply',
    label: msg`Reply`,
    icon: 'reply',
    count: ({ status, showsReplyCount }) =>
      showsReplyCount ? replyCountLabel(status.replies_count) : '',
  },
  {
    id: 'boost',
    label: msg`Boost`,
    icon: 'boost',
    isPressed: ({ reblogged }) => reblogged,
    isAvailable: ({ status, me }) => canBoost(status, me),
    isAlwaysShown: true,
    count: ({ status, locale }) => formatCount(status.reblogs_count, locale),
  },
  {
    id: 'favourite',
    label: msg`Favourite`,
    icon: 'star',
    isPressed: ({ favourited }) => favourited,
    count: ({ status, locale }) => formatCount(status.favourites_count, locale),
  },
  {
    id: 'bookmark',
    label: msg`Bookmark`,
    icon: 'bookmark',
    isPressed: ({ bookmarked }) => bookmarked,
    isAvailable: ({ offers }) => offers.bookmarks,
  },
]
