import { t } from '@lingui/core/macro'
import type { StatusId } from '@colonnade/domain/entities'
import { replyQuestionAtom } from '../../../state/compose/reply-question.ts'
import { begunAtom } from '../../../state/compose/reply.ts'
import type { Session } from '../../../state/session.ts'
import { changeLocalSettingAtom } from '../../../state/settings/local-settings.ts'
import { openModalAtom } from '../../../state/ui/modals.ts'

/** Asks before a start of another kind reaches into what stands in the composer. */
export function draftQuestion(session: Session) {
  const { app, store } = session

  const askToStopEditing = (start: () => void) => {
    app.set(openModalAtom, {
      type: 'CONFIRM',
      message: t`Stop editing your post?`,
      details: t`Your changes will be lost.`,
      confirm: t`Stop editing`,
      isDangerous: true,
      onConfirm: start,
    })
  }

  return {
    beforeReply(id: StatusId, start: () => void) {
      const found = store.set(replyQuestionAtom, session, id)
      if (found === null) start()
      else if (found === 'edit') askToStopEditing(start)
      else {
        app.set(openModalAtom, {
          type: 'CONFIRM',
          message: t`Turn what you are writing into a reply?`,
          details: t`Your words and attachments come along.`,
          confirm: t`Reply`,
          onConfirm: start,
          onDoNotAsk: () => {
            app.set(changeLocalSettingAtom, ['confirm_before_clearing_draft'], false)
          },
        })
      }
    },
    beforeLeavingEdit(start: () => void) {
      if (store.set(begunAtom, session) === 'edit') askToStopEditing(start)
      else start()
    },
  }
}
