import { msg, t } from '@lingui/core/macro'
import type { AccountId, StatusRecord } from '@colonnade/domain/entities'
import { canEmbed, canPin } from '@colonnade/domain/status'
import { setConversationMuteAtom, setPinAtom } from '../../../state/actions/set-flags.ts'
import { copyLinkAtom } from '../../../state/ui/copy-link.ts'
import { openModalAtom } from '../../../state/ui/modals.ts'
import { statusPath } from '../content/link-target.ts'
import type { RowAction } from './row-action.ts'

/** The row runs it: it knows more than the post. */
const runInRow = () => undefined

/** The ways to the post. Enter and Ctrl+Enter are fixed in `use-row-keys.ts`, for rows that cannot wait. */
export const OPEN_ACTIONS: readonly RowAction[] = [
  {
    id: 'expand',
    label: msg`Expand this post`,
    icon: 'expand',
    keys: ['Enter', 'o'],
    keyLabel: msg`Open`,
    place: 'post',
    run: ({ navigate, status }) => navigate(statusPath(status.id)),
  },
  {
    id: 'open-beside',
    label: msg`Open as a column`,
    keys: ['$mod+Enter'],
    place: 'row',
    run: runInRow,
  },
]

/** What the row does with how the post shows. */
export const VIEW_ACTIONS: readonly RowAction[] = [
  {
    id: 'toggle-warning',
    label: msg`Show/hide text behind CW`,
    keys: ['x'],
    place: 'row',
    run: runInRow,
  },
]

/** Whether the own account is told of what is said in the conversation. */
const givesNotice = (status: StatusRecord, me: AccountId): boolean =>
  status.account === me || status.muted || status.mentions.some(({ id }) => id === me)

/** What can be done with any post. */
export const POST_ACTIONS: readonly RowAction[] = [
  {
    id: 'copy',
    label: msg`Copy link`,
    icon: 'link',
    place: 'post',
    isAvailable: ({ status }) => status.url !== null,
    run: ({ session, status }) =>
      void session.app.set(copyLinkAtom, status.url ?? '', t`Link copied`),
  },
  {
    id: 'embed',
    label: msg`Embed`,
    icon: 'code',
    place: 'post',
    isAvailable: ({ status }) => canEmbed(status),
    run: ({ session: { app, key }, status }) =>
      app.set(openModalAtom, { type: 'EMBED', accountKey: key, statusId: status.id }),
  },
  {
    id: 'pin',
    label: ({ status }) => (status.pinned ? msg`Unpin from profile` : msg`Pin on profile`),
    icon: 'pin',
    place: 'post',
    isAvailable: ({ status, me, offers }) => canPin(status, me) && offers.pins,
    run: ({ session, status }) =>
      void session.store.set(setPinAtom, session, status.id, !status.pinned),
  },
  {
    id: 'conversation',
    label: ({ status }) => (status.muted ? msg`Unmute conversation` : msg`Mute conversation`),
    icon: ({ status }) => (status.muted ? 'sound' : 'mute'),
    place: 'post',
    isAvailable: ({ status, me, offers }) => givesNotice(status, me) && offers.conversationMutes,
    run: ({ session, status }) =>
      void session.store.set(setConversationMuteAtom, session, status.id, !status.muted),
  },
]
