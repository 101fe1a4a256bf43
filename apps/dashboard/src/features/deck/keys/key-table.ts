import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ColumnKind } from '@colonnade/domain/columns'
import { canFill, type Capabilities } from '../../../state/columns/can-fill.ts'

/** What a key can ask the deck for. */
export type KeyAct =
  | 'palette'
  | 'help'
  | 'compose'
  | 'new-draft'
  | 'search'
  | 'back'
  | 'column-before'
  | 'column-after'
  | 'next-row'
  | 'row-before'

interface KeyLine {
  /** As tinykeys reads them: one after the other with a space between. Any of them asks for it. */
  readonly keys: readonly string[]
  readonly label: MessageDescriptor
  /** Whether it goes on while a key is held. */
  readonly repeats?: boolean
}

interface ActLine extends KeyLine {
  readonly act: KeyAct
}

/** What decides which screens there are. */
export interface Offer {
  readonly capabilities: Capabilities
  /** Whether others have to ask before they follow the account. */
  readonly hasRequests: boolean
}

export interface ScreenLine extends KeyLine {
  /** `{me}` stands for the own id. */
  readonly path: string
  /** Whether there is what the screen shows. */
  readonly isOffered: (known: Offer) => boolean
}

/** Keys that work in any case. */
export const STRONG_KEYS: readonly ActLine[] = [
  { act: 'palette', keys: ['$mod+k'], label: msg`All commands` },
  { act: 'new-draft', keys: ['Alt+n'], label: msg`New draft` },
]

/** Keys that are mute in text fields, in dialogs and where single keys are off. @see BY-45 */
export const SINGLE_KEYS: readonly ActLine[] = [
  { act: 'help', keys: ['Shift+?', '?'], label: msg`Keyboard shortcuts` },
  { act: 'compose', keys: ['n'], label: msg`New post` },
  { act: 'search', keys: ['s', '/'], label: msg`Search` },
  { act: 'next-row', keys: ['j'], label: msg`Next post`, repeats: true },
  { act: 'row-before', keys: ['k'], label: msg`Post before`, repeats: true },
  { act: 'column-before', keys: ['h'], label: msg`Column before` },
  { act: 'column-after', keys: ['l'], label: msg`Next column` },
  { act: 'back', keys: ['Backspace'], label: msg`Back` },
]

const screen = (
  letter: string,
  path: string,
  label: MessageDescriptor,
  isOffered: ScreenLine['isOffered'] = () => true,
): ScreenLine => ({ keys: [`g ${letter}`], path, label, isOffered })

const column =
  (kind: ColumnKind): ScreenLine['isOffered'] =>
  ({ capabilities }) =>
    canFill(capabilities, kind)

/** G and a letter lead to a screen, or to its column where the deck has one. */
export const SCREEN_KEYS: readonly ScreenLine[] = [
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

/** The screens that there are for this account, on this server (BY-01, SES-16). */
export const offeredScreens = (known: Offer): readonly ScreenLine[] =>
  SCREEN_KEYS.filter(({ isOffered }) => isOffered(known))

const arrow = (key: string, act: KeyAct) => ({ keys: [key], act })

/** From row to row, where a row does not know them itself. */
export const ROW_ARROWS = [
  { ...arrow('ArrowDown', 'next-row'), repeats: true },
  { ...arrow('ArrowUp', 'row-before'), repeats: true },
]

/** How a column is scrolled. */
export type PageStep = 'page-down' | 'page-up' | 'first' | 'last'

const paging = (step: PageStep, ...keys: readonly string[]) => ({ step, keys, repeats: true })

/** Keys that scroll a column by its height, or to an end of it. */
export const PAGE_KEYS = [
  paging('page-down', 'PageDown', 'Space'),
  paging('page-up', 'PageUp', 'Shift+Space'),
  paging('first', 'Home', 'Control+Home'),
  paging('last', 'End', 'Control+End'),
]

/** To the columns beside: arrows mean sides, and the columns run with the text. */
export const sideArrows = (isRightToLeft: boolean) => [
  arrow('ArrowLeft', isRightToLeft ? 'column-after' : 'column-before'),
  arrow('ArrowRight', isRightToLeft ? 'column-before' : 'column-after'),
]
