import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ColumnKind } from '@colonnade/domain/columns'
import { canFill, type Capabilities } from '../../../state/columns/can-fill.ts'
import type { Action } from '../../../ui/command-list/action.ts'
import type { IconName } from '../../../ui/icon/icon-glyphs.ts'

/** What decides which screens there are. */
export interface Offer {
  readonly capabilities: Capabilities
  /** Whether others have to ask before they follow the account. */
  readonly hasRequests: boolean
}

interface ScreenContext extends Offer {
  /** To a screen, `{me}` in it being the own id, or to the column of the deck that shows the same. */
  readonly toPath: (pattern: string) => void
}

/** A way to a screen, by name or by keys. */
export interface ScreenAction extends Action<Offer, ScreenContext> {
  /** `{me}` stands for the own id. */
  readonly path: string
}

const screen = (
  path: string,
  letter: string | null,
  icon: IconName,
  label: MessageDescriptor,
  isAvailable: (known: Offer) => boolean = () => true,
): ScreenAction => ({
  id: path,
  label,
  icon,
  keys: letter === null ? [] : [`g ${letter}`],
  path,
  isAvailable,
  run: ({ toPath }) => toPath(path),
})

const column =
  (kind: ColumnKind) =>
  ({ capabilities }: Offer): boolean =>
    canFill(capabilities, kind)

const having =
  (name: Parameters<Capabilities['has']>[0]) =>
  ({ capabilities }: Offer): boolean =>
    capabilities.has(name)

/** The screens that there are. G and a letter lead to one, or to its column where the deck has one (BY-01, SES-16). */
export const SCREEN_ACTIONS: readonly ScreenAction[] = [
  screen('/timelines/home', 'h', 'home', msg`Home`),
  screen('/notifications', 'n', 'bell', msg`Notifications`),
  screen('/timelines/public/local', 'l', 'people', msg`Local`),
  screen('/timelines/public', 't', 'globe', msg`Federated`),
  screen('/timelines/direct', 'd', 'mail', msg`Direct messages`, column('DIRECT')),
  screen('/lists', 's', 'list', msg`Lists`, column('LIST')),
  screen('/favourites', 'f', 'star', msg`Favourites`, column('FAVOURITES')),
  screen('/bookmarks', 'k', 'bookmark', msg`Bookmarks`, column('BOOKMARKS')),
  screen('/pinned', 'p', 'pin', msg`Pinned posts`),
  screen('/accounts/{me}', 'u', 'person', msg`Your profile`),
  screen('/blocks', 'b', 'block', msg`Blocked accounts`),
  screen('/mutes', 'm', 'mute', msg`Muted accounts`, having('accountMutes')),
  screen('/domain_blocks', null, 'globe', msg`Blocked domains`, having('domainBlocks')),
  screen('/follow_requests', 'r', 'person', msg`Follow requests`, ({ hasRequests }) => hasRequests),
  screen('/filters', null, 'filter', msg`Filters`),
]
