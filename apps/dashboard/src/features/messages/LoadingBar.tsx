import { useLingui } from '@lingui/react/macro'
import { useAppValue } from '../../state/react/index.ts'
import { loadingBarAtom } from '../../state/ui/loading-bar.ts'
import { ProgressBar } from '../../ui/progress/ProgressBar.tsx'
import styles from './LoadingBar.module.css'

/** A thin line along the top while calls that the user waits for are under way. */
export function LoadingBar() {
  const { t } = useLingui()
  const { phase, percent } = useAppValue(loadingBarAtom)
  if (phase === 'hidden' || phase === 'starting') return null

  return (
    // A landmark, since it stands beside those of the page.
    <section className={styles['bar']} data-phase={phase} aria-label={t`Loading`}>
      <ProgressBar label={t`Loading`} value={percent} isGuess className={styles['track']} />
    </section>
  )
}
