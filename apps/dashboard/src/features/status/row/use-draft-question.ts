import { useLingui } from '@lingui/react/macro'
import type { StatusId } from '@colonnade/domain/entities'
import { replyQuestionAtom } from '../../../state/compose/reply-question.ts'
import { begunAtom } from '../../../state/compose/reply.ts'
import { useAppAction, useSessionAction } from '../../../state/react/index.ts'
import { changeLocalSettingAtom } from '../../../state/settings/local-settings.ts'
import { openModalAtom } from '../../../state/ui/modals.ts'

/** Asks before a start of another kind reaches into what stands in the composer. */
export function useDraftQuestion() {
  const { t } = useLingui()
  const openModal = useAppAction(openModalAtom)
  const changeSetting = useAppAction(changeLocalSettingAtom)
  const begun = useSessionAction(begunAtom)
  const replyQuestion = useSessionAction(replyQuestionAtom)

  const askToStopEditing = (start: () => void) => {
    openModal({
      type: 'CONFIRM',
      message: t`Stop editing your post?`,
      details: t`What you have changed in it is lost.`,
      confirm: t`Stop editing`,
      isDangerous: true,
      onConfirm: start,
    })
  }

  return {
    beforeReply(id: StatusId, start: () => void) {
      const found = replyQuestion(id)
      if (found === null) start()
      else if (found === 'edit') askToStopEditing(start)
      else {
        openModal({
          type: 'CONFIRM',
          message: t`Turn what you are writing into a reply?`,
          details: t`Your words and attachments come along.`,
          confirm: t`Reply`,
          onConfirm: start,
          onDoNotAsk: () => {
            changeSetting(['confirm_before_clearing_draft'], false)
          },
        })
      }
    },
    beforeLeavingEdit(start: () => void) {
      if (begun() === 'edit') askToStopEditing(start)
      else start()
    },
  }
}
