import { t } from '@lingui/core/macro'
import { setBoostAtom } from '../../../state/actions/set-flags.ts'
import { setBookmarkAtom, setFavouriteAtom } from '../../../state/actions/status-action.ts'
import type { Session } from '../../../state/session.ts'
import { showMessageAtom } from '../../../state/ui/messages.ts'
import { openModalAtom } from '../../../state/ui/modals.ts'
import { composerStarts } from './composer-starts.ts'
import type { RowAction, RowContext, RowInput } from './row-action.ts'
import { ROW_BUTTONS, type RowButton } from './row-buttons.ts'

/** Says what no element tells that has the focus. */
const announce = ({ app }: Session, text: string) =>
  app.set(showMessageAtom, { kind: 'text', text, isUnseen: true })

type ButtonPart = Pick<RowAction, 'keys' | 'shiftSkipsQuestion' | 'run'>

/** What the buttons of a row do. */
const BUTTON_PARTS: Readonly<Record<RowButton['id'], ButtonPart>> = {
  reply: {
    keys: ['r'],
    run: ({ session, navigate, status }) => composerStarts(session, navigate).reply(status.id),
  },
  boost: { keys: ['b'], shiftSkipsQuestion: true, run: boostPost },
  favourite: { keys: ['f'], shiftSkipsQuestion: true, run: favouritePost },
  bookmark: {
    run: ({ session, status }) =>
      void session.store.set(setBookmarkAtom, session, status.id, !status.bookmarked),
  },
}

/** The actions that a row has buttons for. */
export const BUTTON_ACTIONS: readonly RowAction[] = ROW_BUTTONS.map(
  ({ id, label, icon, isAvailable }) => ({
    id,
    label,
    icon,
    place: 'button',
    ...(isAvailable !== undefined && { isAvailable }),
    ...BUTTON_PARTS[id],
  }),
)

/** Boosts a post or takes the boost back; a boost asks first where the account wants that (ST-05). */
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

/** Favourites a post or takes that back; a favourite asks first where the account wants that (ST-06). */
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
