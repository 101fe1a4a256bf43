import { useLingui } from '@lingui/react/macro'
import { IconButton } from '../../ui/icon-button/IconButton.tsx'
import { goTo } from '../../ui/link/go-to.ts'
import { readRouteEntry } from './route/route-entry.ts'

/** To where the reader came from; to the deck where nothing of ours comes before. */
export function BackButton() {
  const { t } = useLingui()

  const handleBack = () => {
    if (readRouteEntry(history.state)?.isFirst === true) goTo('/')
    else history.back()
  }

  return <IconButton label={t`Back`} icon="arrow-left" onClick={handleBack} />
}
