import { useLingui } from '@lingui/react/macro'
import { IconButton } from '../../ui/icon-button/IconButton.tsx'

/** To where the reader came from. */
export function BackButton() {
  const { t } = useLingui()

  return <IconButton label={t`Back`} icon="arrow-left" onClick={() => history.back()} />
}
