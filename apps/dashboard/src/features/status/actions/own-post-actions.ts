import { msg, plural, t } from '@lingui/core/macro'
import type { StatusRecord } from '@colonnade/domain/entities'
import { i18n } from '../../../lib/i18n.ts'
import { deleteStatusAtom } from '../../../state/actions/delete-status.ts'
import { findUnfinishedContentAtom } from '../../../state/compose/reply.ts'
import { openModalAtom } from '../../../state/ui/modals.ts'
import { createComposerActions } from './composer-actions.ts'
import type { RowAction, RowContext } from './row-action-types.ts'

/** Actions on the user's own posts. */
export const OWN_POST_ACTIONS: readonly RowAction[] = [
  {
    id: 'edit',
    label: msg`Edit`,
    icon: 'pen',
    place: 'own',
    isAvailable: ({ offers }) => offers.edits,
    run: ({ session, navigate, status }) =>
      createComposerActions(session, navigate).edit(status.id),
  },
  {
    id: 'delete',
    label: msg`Delete`,
    icon: 'trash',
    isDangerous: true,
    place: 'own',
    run: deletePost,
  },
  {
    id: 'redraft',
    label: msg`Delete and redraft`,
    icon: 'undo',
    isDangerous: true,
    place: 'own',
    run: redraftPost,
  },
]

/** Deletes a post, after a confirmation if the account's settings require it (ST-14). */
function deletePost({ session, status }: RowContext): void {
  const { app, store, meta } = session
  const deleteIt = () => void store.set(deleteStatusAtom, session, status.id)
  if (!meta.delete_modal) {
    deleteIt()
    return
  }
  app.set(openModalAtom, {
    type: 'CONFIRM',
    message: t`Delete this post?`,
    details: describeLoss(status),
    confirm: t`Delete`,
    isDangerous: true,
    onConfirm: deleteIt,
  })
}

function describeLoss({ reblogs_count: boosts, favourites_count: favourites }: StatusRecord) {
  if (boosts + favourites === 0) return t`This can't be undone.`
  const words = new Intl.ListFormat(i18n.locale)
  const lost = words.format([
    plural(boosts, { one: '# boost', other: '# boosts' }),
    plural(favourites, { one: '# favourite', other: '# favourites' }),
  ])
  return t`${lost} will be lost. This can't be undone.`
}

/**
 * Deletes and redrafts a post, after a confirmation if the account's settings require it or a draft would be lost
 * (ST-14).
 */
function redraftPost({ session, navigate, status }: RowContext): void {
  const { app, store, meta } = session
  const isWriting = store.set(findUnfinishedContentAtom, session) !== null
  const redraft = () => createComposerActions(session, navigate).redraft(status.id)
  // Without any confirmation, an unsaved draft would be lost.
  if (!meta.delete_modal && !isWriting) {
    redraft()
    return
  }
  const words = t`Favourites and boosts will be lost, and replies to the original post will be orphaned.`
  app.set(openModalAtom, {
    type: 'CONFIRM',
    message: t`Delete & redraft post?`,
    details: isWriting ? `${words} ${t`This will replace your current draft.`}` : words,
    confirm: t`Delete and redraft`,
    isDangerous: true,
    onConfirm: redraft,
  })
}
