import { Trans } from '@lingui/react/macro'
import { KeyList } from './KeyList.tsx'
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
