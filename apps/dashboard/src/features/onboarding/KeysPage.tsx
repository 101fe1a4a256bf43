import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styles from './Introduction.module.css'

/** The most useful keyboard shortcuts. */
export function KeysPage() {
  return (
    <>
      <h3>
        <Trans>Keyboard shortcuts</Trans>
      </h3>
      <p className={styles['text']}>
        <Trans>You can use Colonnade with the keyboard alone. Useful shortcuts:</Trans>
      </p>
      <KeyList
        entries={[
          { keys: ['1', '…', '9'], meaning: <Trans>Go to a column</Trans> },
          { keys: ['j', 'k'], meaning: <Trans>Next/previous post</Trans> },
          { keys: ['Enter'], meaning: <Trans>Open post</Trans> },
          { keys: ['r', 'b', 'f'], meaning: <Trans>Reply, boost, favourite</Trans> },
          { keys: ['x'], meaning: <Trans>Show/hide text behind CW</Trans> },
          { keys: ['Ctrl', 'Enter'], isChord: true, meaning: <Trans>Open as a column</Trans> },
          { keys: ['Alt', '1'], isChord: true, meaning: <Trans>Go to another workspace</Trans> },
        ]}
      />
    </>
  )
}

interface KeyListProps {
  readonly entries: readonly {
    /** As printed on the keys. */
    readonly keys: readonly string[]
    /** Whether the keys are pressed together. */
    readonly isChord?: boolean
    readonly meaning: ReactNode
  }[]
}

/** A list of keys, each with its action. */
function KeyList({ entries }: KeyListProps) {
  return (
    <dl className={styles['list']}>
      {entries.map(({ keys, isChord = false, meaning }) => (
        <div key={keys.join()}>
          <dt dir="ltr">
            {keys.map((key, index) => (
              <span key={key}>
                {isChord && index > 0 && '+'}
                {key === '…' ? key : <kbd>{key}</kbd>}
              </span>
            ))}
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  )
}
