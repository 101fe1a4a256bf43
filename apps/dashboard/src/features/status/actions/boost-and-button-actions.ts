import { t } from '@lingui/core/macro'
import { setBoostAtom } from '../../../state/actions/set-status-flags.ts'
import { setBookmarkAtom, setFavouriteAtom } from '../../../state/actions/status-action.ts'
import type { Session } from '../../../state/session.ts'
import { showMessageAtom } from '../../../state/ui/messages.ts'
import { openModalAtom } from '../../../state/ui/modals.ts'
import { createComposerActions } from './composer-actions.ts'
import type { RowAction, RowContext, RowInput } from './row-action-types.ts'
import { ROW_BUTTONS, type RowButton } from './row-buttons.ts'

/** Announces a change that no focused element exposes. */
const announce = ({ app }: Session, text: string) =>
  app.set(showMessageAtom, { kind: 'text', text, isUnseen: true })

type ButtonBehaviour = Pick<RowAction, 'asAnother' | 'keys' | 'shiftSkipsQuestion' | 'run'>

/** The behaviour of a row's buttons. */
const BUTTON_BEHAVIOURS: Readonly<Record<RowButton['id'], ButtonBehaviour>> = {
  reply: {
    keys: ['r'],
    asAnother: 'reply',
    run: ({ session, navigate, status }) =>
      createComposerActions(session, navigate).reply(status.id),
  },
  boost: { keys: ['b'], asAnother: 'boost', shiftSkipsQuestion: true, run: boostPost },
  favourite: { keys: ['f'], asAnother: 'favourite', shiftSkipsQuestion: true, run: favouritePost },
  bookmark: {
    run: ({ session, status }) =>
      void session.store.set(setBookmarkAtom, session, status.id, !status.bookmarked),
  },
}

/** The actions that have a button in the row. */
export const BUTTON_ACTIONS: readonly RowAction[] = ROW_BUTTONS.map(
  ({ id, label, icon, isAvailable }) => ({
    id,
    label,
    icon,
    place: 'button',
    ...(isAvailable !== undefined && { isAvailable }),
    ...BUTTON_BEHAVIOURS[id],
  }),
)

/** Boosts a post or removes the boost. Opens the boost dialog first if the account's settings require it (ST-05). */
function boostPost(
  { session, status: { id, reblogged } }: RowContext,
  { skipsQuestion, isByKey }: RowInput,
): void {
  const { app, store, key: accountKey, meta } = session
  if (meta.boost_modal && skipsQuestion !== true && !reblogged) {
    app.set(openModalAtom, { type: 'BOOST', accountKey, statusId: id })
    return
  }
  void store.set(setBoostAtom, session, id, !reblogged)
  if (isByKey === true) announce(session, reblogged ? t`Boost removed` : t`Boosted`)
}

/**
 * Favourites a post or removes the favourite. Opens a confirmation dialog first if the account's settings require it
 * (ST-06).
 */
function favouritePost(
  { session, status: { id, favourited } }: RowContext,
  { skipsQuestion, isByKey }: RowInput,
): void {
  const { app, store, key: accountKey, meta } = session
  if (meta.favourite_modal && skipsQuestion !== true && !favourited) {
    app.set(openModalAtom, { type: 'FAVOURITE', accountKey, statusId: id })
    return
  }
  void store.set(setFavouriteAtom, session, id, !favourited)
  if (isByKey === true) announce(session, favourited ? t`Removed from favourites` : t`Favourited`)
}
