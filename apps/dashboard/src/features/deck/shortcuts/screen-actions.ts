import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ColumnKind } from '@colonnade/domain/columns'
import { isColumnSupported, type Capabilities } from '../../../state/columns/is-column-supported.ts'
import type { Action } from '../../../ui/command-list/action.ts'
import type { IconName } from '../../../ui/icon/icon-glyphs.ts'

/** The facts that decide which screens are available. */
export interface ScreenAvailability {
  readonly capabilities: Capabilities
  /** Whether the account approves its followers. */
  readonly hasFollowRequests: boolean
}

interface ScreenContext extends ScreenAvailability {
  /** Opens a screen, or focuses the column of the deck that shows the same. `{me}` is replaced by the own id. */
  readonly toPath: (pattern: string) => void
}

/** An action that opens a screen, by name or by shortcut. */
export interface ScreenAction extends Action<ScreenAvailability, ScreenContext> {
  /** `{me}` is replaced by the own id. */
  readonly path: string
}

const createScreenAction = (
  path: string,
  letter: string | null,
  icon: IconName,
  label: MessageDescriptor,
  isAvailable: (known: ScreenAvailability) => boolean = () => true,
): ScreenAction => ({
  id: path,
  label,
  icon,
  keys: letter === null ? [] : [`g ${letter}`],
  path,
  isAvailable,
  run: ({ toPath }) => toPath(path),
})

const requireColumnKind =
  (kind: ColumnKind) =>
  ({ capabilities }: ScreenAvailability): boolean =>
    isColumnSupported(capabilities, kind)

const requireCapability =
  (name: Parameters<Capabilities['has']>[0]) =>
  ({ capabilities }: ScreenAvailability): boolean =>
    capabilities.has(name)

/** All screens. G and a letter open one, or focus its column when the deck has one (BY-01, SES-16). */
export const SCREEN_ACTIONS: readonly ScreenAction[] = [
  createScreenAction('/timelines/home', 'h', 'home', msg`Home`),
  createScreenAction('/notifications', 'n', 'bell', msg`Notifications`),
  createScreenAction('/timelines/public/local', 'l', 'people', msg`Local`),
  createScreenAction('/timelines/public', 't', 'globe', msg`Federated`),
  createScreenAction(
    '/timelines/direct',
    'd',
    'mail',
    msg`Direct messages`,
    requireColumnKind('DIRECT'),
  ),
  createScreenAction('/lists', 's', 'list', msg`Lists`, requireColumnKind('LIST')),
  createScreenAction('/favourites', 'f', 'star', msg`Favourites`, requireColumnKind('FAVOURITES')),
  createScreenAction('/bookmarks', 'k', 'bookmark', msg`Bookmarks`, requireColumnKind('BOOKMARKS')),
  createScreenAction('/pinned', 'p', 'pin', msg`Pinned posts`),
  createScreenAction('/accounts/{me}', 'u', 'person', msg`Your profile`),
  createScreenAction('/blocks', 'b', 'block', msg`Blocked accounts`),
  createScreenAction('/mutes', 'm', 'mute', msg`Muted accounts`, requireCapability('accountMutes')),
  createScreenAction(
    '/domain_blocks',
    null,
    'globe',
    msg`Blocked domains`,
    requireCapability('domainBlocks'),
  ),
  createScreenAction(
    '/follow_requests',
    'r',
    'person',
    msg`Follow requests`,
    ({ hasFollowRequests }) => hasFollowRequests,
  ),
  createScreenAction('/filters', null, 'filter', msg`Filters`),
]
