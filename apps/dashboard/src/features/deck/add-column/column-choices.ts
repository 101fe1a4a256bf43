import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ColumnKind } from '@colonnade/domain/columns'
import { canFill, type Capabilities } from '../../../state/columns/can-fill.ts'
import type { IconName } from '../../../ui/icon/icon-glyphs.ts'

/** The kinds that can be added from the dialog: threads are kept from where they are read. */
export type AddedKind = Exclude<ColumnKind, 'THREAD'>

interface ColumnChoice {
  readonly kind: AddedKind
  readonly icon: IconName
  readonly label: MessageDescriptor
  /** It asks for something more before it is added. */
  readonly asks: boolean
}

const choice = (
  kind: AddedKind,
  icon: IconName,
  label: MessageDescriptor,
  asks = false,
): ColumnChoice => ({ kind, icon, label, asks })

/** In the order in which they are offered. */
const COLUMN_CHOICES: readonly ColumnChoice[] = [
  choice('COMPOSE', 'pen', msg`Compose`),
  choice('HOME', 'home', msg`Home`),
  choice('NOTIFICATIONS', 'bell', msg`Notifications`),
  choice('COMMUNITY', 'people', msg`Local`),
  choice('PUBLIC', 'globe', msg`Federated`),
  choice('HASHTAG', 'hash', msg`Hashtag`, true),
  choice('LIST', 'list', msg`List`, true),
  choice('DIRECT', 'mail', msg`Direct messages`),
  choice('FAVOURITES', 'star', msg`Favourites`),
  choice('BOOKMARKS', 'bookmark', msg`Bookmarks`),
  choice('ACCOUNT', 'person', msg`Profile`, true),
  choice('SEARCH', 'search', msg`Search`, true),
]

/** The kinds that a server can fill; one that it lacks is not offered. */
export function offeredChoices(capabilities: Capabilities): readonly ColumnChoice[] {
  return COLUMN_CHOICES.filter(({ kind }) => canFill(capabilities, kind))
}
