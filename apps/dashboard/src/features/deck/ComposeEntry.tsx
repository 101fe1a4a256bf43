import { useLingui } from '@lingui/react/macro'
import { Icon } from '../../ui/icon/Icon.tsx'
import { goTo } from '../../ui/link/go-to.ts'
import { useComposerReveal } from './use-composer-reveal.ts'
import styles from './Rail.module.css'

/** To the composer: its column where there is one, else its own screen. */
export function ComposeEntry() {
  const { t } = useLingui()
  const revealComposer = useComposerReveal()

  const handleClick = () => {
    if (!revealComposer()) goTo('/statuses/new')
  }

  return (
    <button
      type="button"
      className={styles['compose']}
      aria-label={t`Compose`}
      title={t`Compose`}
      onClick={handleClick}
    >
      <Icon name="pen" size={20} />
    </button>
  )
}
