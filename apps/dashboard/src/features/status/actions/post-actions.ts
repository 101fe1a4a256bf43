import { msg, t } from '@lingui/core/macro'
import type { AccountId, StatusRecord } from '@colonnade/domain/entities'
import { canEmbed, canPin } from '@colonnade/domain/status'
import { setConversationMuteAtom, setPinAtom } from '../../../state/actions/set-status-flags.ts'
import { copyLinkAtom } from '../../../state/ui/copy-link.ts'
import { type ActionAsAnother, openModalAtom } from '../../../state/ui/modals.ts'
import { getStatusPath } from '../content/link-target.ts'
import type { RowAction, RowContext } from './row-action-types.ts'

/** The row handles this action itself, because it needs more than the post. */
const ignoreRun = () => undefined

/**
 * Actions that open a post. Enter and Ctrl+Enter are handled in `use-row-keys.ts`, because they must work before this
 * table is loaded.
 */
export const OPEN_ACTIONS: readonly RowAction[] = [
  {
    id: 'expand',
    label: msg`Expand this post`,
    icon: 'expand',
    keys: ['Enter', 'o'],
    keyLabel: msg`Open`,
    place: 'post',
    run: ({ navigate, status }) => navigate(getStatusPath(status.id)),
  },
  {
    id: 'open-beside',
    label: msg`Open as a column`,
    keys: ['$mod+Enter'],
    place: 'row',
    run: ignoreRun,
  },
]

/** Actions that change how a row shows its post. */
export const VIEW_ACTIONS: readonly RowAction[] = [
  {
    id: 'toggle-warning',
    label: msg`Show/hide text behind CW`,
    keys: ['x'],
    place: 'row',
    run: ignoreRun,
  },
]

/** Opens the choice of the account that acts. @param action null offers all actions */
export function openAsAnother(
  { session: { app, key }, status }: RowContext,
  action: ActionAsAnother | null = null,
): void {
  app.set(openModalAtom, { type: 'AS_ANOTHER', accountKey: key, statusId: status.id, action })
}

/** Whether the user gets notifications from the conversation. */
const notifiesMe = (status: StatusRecord, me: AccountId): boolean =>
  status.account === me || status.muted || status.mentions.some(({ id }) => id === me)

/** Actions on any post. */
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
    id: 'as-another',
    label: msg`As another account`,
    icon: 'people',
    place: 'post',
    isAvailable: ({ offers }) => offers.otherAccounts,
    run: (context) => openAsAnother(context),
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
    isAvailable: ({ status, me, offers }) => notifiesMe(status, me) && offers.conversationMutes,
    run: ({ session, status }) =>
      void session.store.set(setConversationMuteAtom, session, status.id, !status.muted),
  },
]
