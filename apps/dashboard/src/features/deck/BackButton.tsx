import { useLingui } from '@lingui/react/macro'
import { IconButton } from '../../ui/icon-button/IconButton.tsx'
import { goBack } from '../../ui/link/go-back.ts'

/** To where the reader came from; to the deck where nothing of ours comes before. */
export function BackButton() {
  const { t } = useLingui()

  return <IconButton label={t`Back`} icon="arrow-left" onClick={goBack} />
}
