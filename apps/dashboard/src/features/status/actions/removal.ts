import { plural, t } from '@lingui/core/macro'
import type { StatusId, StatusRecord } from '@colonnade/domain/entities'
import { i18n } from '../../../lib/i18n.ts'
import { deleteStatusAtom } from '../../../state/actions/delete-status.ts'
import { begunAtom } from '../../../state/compose/reply.ts'
import type { Session } from '../../../state/session.ts'
import { openModalAtom } from '../../../state/ui/modals.ts'

/** Deletes a post, to write it anew or for good, after a question where the account wants one (ST-14). */
export function removal(session: Session, status: StatusRecord, redraft: (id: StatusId) => void) {
  const { app, store, meta } = session
  const { id } = status
  const begun = () => store.set(begunAtom, session)
  const deleteIt = () => void store.set(deleteStatusAtom, session, id)

  const goWithIt = () => {
    const boosts = status.reblogs_count
    const favourites = status.favourites_count
    if (boosts + favourites === 0) return t`This cannot be undone.`
    const words = new Intl.ListFormat(i18n.locale)
    const lost = words.format([
      plural(boosts, { one: '# boost', other: '# boosts' }),
      plural(favourites, { one: '# favourite', other: '# favourites' }),
    ])
    return t`${lost} go with it. This cannot be undone.`
  }

  const goesWhenRedrafted = () => {
    const words = t`Its boosts and favourites are lost, and replies to it lose what they answer.`
    if (begun() === null) return words
    return `${words} ${t`The post replaces what is in the composer now.`}`
  }

  return {
    remove() {
      if (!meta.delete_modal) {
        deleteIt()
        return
      }
      app.set(openModalAtom, {
        type: 'CONFIRM',
        message: t`Delete this post?`,
        details: goWithIt(),
        confirm: t`Delete`,
        isDangerous: true,
        onConfirm: deleteIt,
      })
    },
    redraft() {
      // Without a question at all, words that nobody has read would be gone.
      if (!meta.delete_modal && begun() === null) {
        redraft(id)
        return
      }
      app.set(openModalAtom, {
        type: 'CONFIRM',
        message: t`Delete this post and write it anew?`,
        details: goesWhenRedrafted(),
        confirm: t`Delete and redraft`,
        isDangerous: true,
        onConfirm: () => {
          redraft(id)
        },
      })
    },
  }
}
