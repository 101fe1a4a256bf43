import { useLingui } from '@lingui/react/macro'
import { firstUndescribed } from '@colonnade/domain/compose'
import { useAppAction, useAppValue } from '../../state/react/index.ts'
import { changeLocalSettingAtom, localSettingsAtom } from '../../state/settings/local-settings.ts'
import { openModalAtom } from '../../state/ui/modals.ts'

interface Publishing {
  /** What would be published, in the order in which it is shown. */
  readonly attachments: readonly { readonly description: string | null }[]
  /** Focuses the description of one of them. */
  readonly focusDescription: (index: number) => void
  readonly publish: () => void
}

/**
 * Publishes, unless an attachment lacks its description and the writer wants to be asked then. The
 * first empty field has the focus when the question is cancelled (CMP-46, CMP-47).
 */
export function useDescriptionQuestion(): (publishing: Publishing) => void {
  const { t } = useLingui()
  const { confirm_missing_media_description: asks } = useAppValue(localSettingsAtom)
  const openModal = useAppAction(openModalAtom)
  const changeSetting = useAppAction(changeLocalSettingAtom)

  return ({ attachments, focusDescription, publish }) => {
    const missing = asks ? firstUndescribed(attachments) : null
    if (missing === null) {
      publish()
      return
    }
    // Before the dialog opens: it gives the focus back to where it was.
    focusDescription(missing)
    openModal({
      type: 'CONFIRM',
      message: t`At least one media attachment is lacking a description. Consider describing all media attachments for the visually impaired before sending your toot.`,
      confirm: t`Send anyway`,
      onConfirm: publish,
      onDoNotAsk: () => {
        changeSetting(['confirm_missing_media_description'], false)
      },
    })
  }
}
