import { Trans, useLingui } from '@lingui/react/macro'
import { useSessionAction } from '../../state/react/index.ts'
import { fillGapAtom, type GapChoice } from '../../state/timelines/fill-gap.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import styles from './Timeline.module.css'

interface GapRowProps {
  readonly uuid: string
  /** Its place among the column's items. */
  readonly index: number
  readonly isLoading: boolean
  readonly position: number
  readonly setSize: number
}

/** A hole in the timeline, and the ways to close it. */
export function GapRow({ uuid, index, isLoading, position, setSize }: GapRowProps) {
  const { t } = useLingui()
  const fill = useSessionAction(fillGapAtom)
  const handleFill = (choice: GapChoice) => void fill(uuid, index, choice)

  return (
    <article
      className={styles['gap']}
      aria-label={t`Missing posts`}
      aria-posinset={position}
      aria-setsize={setSize}
    >
      <button type="button" disabled={isLoading} onClick={() => handleFill('top')}>
        <Icon name="gap" size={16} />
        <Trans>Load missing posts</Trans>
      </button>
      {index > 0 && (
        <button type="button" disabled={isLoading} onClick={() => handleFill('bottom')}>
          <Trans>Load from the bottom</Trans>
        </button>
      )}
      <button type="button" disabled={isLoading} onClick={() => handleFill('skip')}>
        <Trans>Skip</Trans>
      </button>
    </article>
  )
}
