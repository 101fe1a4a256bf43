import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styles from './Introduction.module.css'

/** The keys that are worth knowing from the first day. */
export function KeysPage() {
  return (
    <>
      <h3>
        <Trans>At home on the keyboard</Trans>
      </h3>
      <p className={styles['text']}>
        <Trans>Everything works without a mouse. These keys go a long way:</Trans>
      </p>
      <KeyList
        entries={[
          { keys: ['1', '…', '9'], meaning: <Trans>To a column</Trans> },
          { keys: ['j', 'k'], meaning: <Trans>The next post, the one before</Trans> },
          { keys: ['Enter'], meaning: <Trans>Open the post</Trans> },
          { keys: ['r', 'b', 'f'], meaning: <Trans>Reply, boost, favourite</Trans> },
          { keys: ['x'], meaning: <Trans>Show what a content warning hides</Trans> },
          { keys: ['Ctrl', 'Enter'], isChord: true, meaning: <Trans>Open it as a column</Trans> },
          { keys: ['Alt', '1'], isChord: true, meaning: <Trans>To another workspace</Trans> },
        ]}
      />
    </>
  )
}

interface KeyListProps {
  readonly entries: readonly {
    /** As they are written on the keys. */
    readonly keys: readonly string[]
    /** They are pressed together. */
    readonly isChord?: boolean
    readonly meaning: ReactNode
  }[]
}

/** Keys, and what each of them does. */
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
