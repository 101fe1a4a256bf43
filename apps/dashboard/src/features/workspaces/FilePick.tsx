import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { Button } from '../../ui/button/Button.tsx'
import styles from './ImportDialog.module.css'

interface FilePickProps {
  /** Of the file that was chosen; null before. */
  readonly name: string | null
  readonly onPick: (file: File) => void
}

/** Where a file is dropped, or chosen. */
export function FilePick({ name, onPick }: FilePickProps) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)

  return (
    <div className={styles['pick']}>
      <p dir="auto">{name ?? <Trans>Drop a layout file here, or choose one.</Trans>}</p>
      <Button icon="load" data-autofocus onClick={() => input.current?.click()}>
        {name === null ? <Trans>Choose file</Trans> : <Trans>Choose another file</Trans>}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t`Layout file`}
        accept=".json,application/json"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? []
          // The same file can be chosen again once it was mended.
          event.currentTarget.value = ''
          if (file !== undefined) onPick(file)
        }}
      />
    </div>
  )
}
