import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { StatusRecord } from '@colonnade/domain/entities'
import { canBoost, formatReplyCount } from '@colonnade/domain/status'
import { formatCompactNumber } from '../../../ui/count/format-compact-number.ts'
import type { IconName } from '../../../ui/icon/icon-glyphs.ts'
import type { PostFacts, RowAction } from './row-action-types.ts'

interface ButtonContext extends PostFacts {
  readonly showsReplyCount: boolean
  readonly locale: string
}

/**
 * The look of a button, available with the row. Its behaviour and its key are loaded later
 * (`boost-and-button-actions.ts`).
 */
export interface RowButton extends Pick<RowAction, 'isAvailable'> {
  readonly id: 'reply' | 'boost' | 'favourite' | 'bookmark'
  readonly label: MessageDescriptor
  readonly icon: IconName
  /** Undefined for a button without a pressed state. */
  readonly isPressed?: (status: StatusRecord) => boolean
  /** Rendered as disabled when it is not available. */
  readonly isAlwaysShown?: boolean
  /** Empty for none. */
  readonly count?: (facts: ButtonContext) => string
}

const formatCount = (value: number, locale: string) =>
  value > 0 ? formatCompactNumber(value, locale) : ''

/** The buttons of a row, in this order. */
export const ROW_BUTTONS: readonly RowButton[] = [
  {
    id: 'reply',
    label: msg`Reply`,
    icon: 'reply',
    count: ({ status, showsReplyCount }) =>
      showsReplyCount ? formatReplyCount(status.replies_count) : '',
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
