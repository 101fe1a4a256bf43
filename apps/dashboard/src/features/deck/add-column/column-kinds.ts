import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ColumnKind } from '@colonnade/domain/columns'
import { isColumnSupported, type Capabilities } from '../../../state/columns/is-column-supported.ts'
import type { IconName } from '../../../ui/icon/icon-glyphs.ts'

/** The kinds that can be added from the dialog. Threads are pinned from their own screen instead. */
export type AddableKind = Exclude<ColumnKind, 'THREAD'>

interface ColumnKindOption {
  readonly kind: AddableKind
  readonly icon: IconName
  readonly label: MessageDescriptor
  /** The kind has options to fill in before the column is added. */
  readonly hasOptions: boolean
}

const createKindOption = (
  kind: AddableKind,
  icon: IconName,
  label: MessageDescriptor,
  asks = false,
): ColumnKindOption => ({ kind, icon, label, hasOptions: asks })

/** In display order. */
const COLUMN_KIND_OPTIONS: readonly ColumnKindOption[] = [
  createKindOption('COMPOSE', 'pen', msg`Compose`),
  createKindOption('HOME', 'home', msg`Home`),
  createKindOption('NOTIFICATIONS', 'bell', msg`Notifications`),
  createKindOption('COMMUNITY', 'people', msg`Local`),
  createKindOption('PUBLIC', 'globe', msg`Federated`),
  createKindOption('HASHTAG', 'hash', msg`Hashtag`, true),
  createKindOption('LIST', 'list', msg`List`, true),
  createKindOption('DIRECT', 'mail', msg`Direct messages`),
  createKindOption('FAVOURITES', 'star', msg`Favourites`),
  createKindOption('BOOKMARKS', 'bookmark', msg`Bookmarks`),
  createKindOption('ACCOUNT', 'person', msg`Profile`, true),
  createKindOption('SEARCH', 'search', msg`Search`, true),
]

/** Returns the kinds that a server supports. */
export function getAvailableKinds(capabilities: Capabilities): readonly ColumnKindOption[] {
  return COLUMN_KIND_OPTIONS.filter(({ kind }) => isColumnSupported(capabilities, kind))
}
