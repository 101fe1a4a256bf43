import { useLingui } from '@lingui/react/macro'
import { getUndescribedMediaPolicy } from '@colonnade/domain/settings'
import {
  firstUndescribedAtom,
  requireDescriptionsAtom,
} from '../../../state/compose/describe-media.ts'
import { hasFailedUploadAtom } from '../../../state/compose/upload-list.ts'
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
 * Publishes a post. Asks for confirmation or refuses when a description is missing, as the settings say, and asks
 * when an upload failed. A cancelled or refused post focuses the first empty description (CMP-46, CMP-47, BY-22).
 */
export function useMediaCheck(): (publishing: Publishing) => void {
  const { t } = useLingui()
  const policy = getUndescribedMediaPolicy(useAppValue(localSettingsAtom))
  const isAnyMissing = useSessionValue(hasFailedUploadAtom)
  const firstUndescribed = useSessionAction(firstUndescribedAtom)
  const refuse = useSessionAction(requireDescriptionsAtom)
  const openModal = useAppAction(openModalAtom)
  const changeSetting = useAppAction(changeLocalSettingAtom)

  return ({ focusDescription, publish }) => {
    const undescribed = policy === 'publish' ? null : firstUndescribed()
    const details = t`Files that failed to upload will be removed.`
    if (undescribed !== null && policy === 'refuse') {
      focusDescription(undescribed)
      refuse()
    } else if (undescribed !== null) {
      // Before the dialog opens, because it restores the focus on close.
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
