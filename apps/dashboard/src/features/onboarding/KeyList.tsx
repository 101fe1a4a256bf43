import type { ReactNode } from 'react'
import styles from './KeyList.module.css'

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
export function KeyList({ entries }: KeyListProps) {
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
