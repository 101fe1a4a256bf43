import { useLingui } from '@lingui/react/macro'
import { undescribedMedia } from '@colonnade/domain/settings'
import { firstUndescribedAtom, refuseAtom } from '../../../state/compose/describe.ts'
import { isAnyMissingAtom } from '../../../state/compose/upload-list.ts'
import {
  useAppAction,
  useAppValue,
  useSessionAction,
  useSessionValue,
} from '../../../state/react/index.ts'
import {
  changeLocalSettingAtom,
  localSettingsAtom,
} from '../../../state/settings/local-settings.ts'
import { openModalAtom } from '../../../state/ui/modals.ts'

export interface Publishing {
  /** Focuses the description of an attachment, counted from 0. */
  readonly focusDescription: (index: number) => void
  readonly publish: () => void
}

/**
 * Publishes, unless an attachment lacks its description and the writer wants to be asked then or to be refused, or a
 * file did not arrive. The first empty field has the focus when the question is cancelled, and after a refusal
 * (CMP-46, CMP-47, BY-22).
 */
export function useMediaQuestion(): (publishing: Publishing) => void {
  const { t } = useLingui()
  const wish = undescribedMedia(useAppValue(localSettingsAtom))
  const isAnyMissing = useSessionValue(isAnyMissingAtom)
  const firstUndescribed = useSessionAction(firstUndescribedAtom)
  const refuse = useSessionAction(refuseAtom)
  const openModal = useAppAction(openModalAtom)
  const changeSetting = useAppAction(changeLocalSettingAtom)

  return ({ focusDescription, publish }) => {
    const undescribed = wish === 'publish' ? null : firstUndescribed()
    const details = t`Files that failed to upload will be removed.`
    if (undescribed !== null && wish === 'refuse') {
      focusDescription(undescribed)
      refuse()
    } else if (undescribed !== null) {
      // Before the dialog opens: it gives the focus back to where it was.
      focusDescription(undescribed)
      openModal({
        type: 'CONFIRM',
        message: t`At least one media attachment is lacking a description. Consider describing all media attachments for the visually impaired before sending your toot.`,
        ...(isAnyMissing && { details }),
        confirm: t`Send anyway`,
        onConfirm: publish,
        onDoNotAsk: () => {
          changeSetting(['confirm_missing_media_description'], false)
        },
      })
    } else if (isAnyMissing) {
      openModal({
        type: 'CONFIRM',
        message: t`Publish without the failed upload?`,
        details,
        confirm: t`Publish without the file`,
        onConfirm: publish,
      })
    } else publish()
  }
}
