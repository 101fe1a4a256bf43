import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ColumnKind } from '@colonnade/domain/columns'
import { canFill, type Capabilities } from '../../../state/columns/can-fill.ts'
import type { Action } from '../../../ui/command-list/action.ts'

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
  letter: string,
  path: string,
  label: MessageDescriptor,
  isAvailable: (known: Offer) => boolean = () => true,
): ScreenAction => ({
  id: path,
  label,
  icon: 'arrow-right',
  keys: [`g ${letter}`],
  path,
  isAvailable,
  run: ({ toPath }) => toPath(path),
})

const column =
  (kind: ColumnKind) =>
  ({ capabilities }: Offer): boolean =>
    canFill(capabilities, kind)

/** G and a letter lead to a screen, or to its column where the deck has one (BY-01, SES-16). */
export const SCREEN_ACTIONS: readonly ScreenAction[] = [
  screen('h', '/timelines/home', msg`Home`),
  screen('n', '/notifications', msg`Notifications`),
  screen('l', '/timelines/public/local', msg`Local`),
  screen('t', '/timelines/public', msg`Federated`),
  screen('d', '/timelines/direct', msg`Direct messages`, column('DIRECT')),
  screen('s', '/lists', msg`Lists`, column('LIST')),
  screen('f', '/favourites', msg`Favourites`, column('FAVOURITES')),
  screen('k', '/bookmarks', msg`Bookmarks`, column('BOOKMARKS')),
  screen('p', '/pinned', msg`Pinned posts`),
  screen('u', '/accounts/{me}', msg`Own profile`),
  screen('b', '/blocks', msg`Blocked accounts`),
  screen('m', '/mutes', msg`Muted accounts`, ({ capabilities }) =>
    capabilities.has('accountMutes'),
  ),
  screen('r', '/follow_requests', msg`Follow requests`, ({ hasRequests }) => hasRequests),
]
