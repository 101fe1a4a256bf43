import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { readBrowserFacts } from '../../lib/browser-facts.ts'
import { logError } from '../../lib/logger.ts'
import { saveFile } from '../../lib/save-file.ts'
import { diagnosticsAtom } from '../../state/diagnostics/collect-diagnostics.ts'
import { useAppAction } from '../../state/react/index.ts'
import { Button } from '../../ui/button/Button.tsx'
import { SettingGroup } from './SettingGroup.tsx'
import styles from './Settings.module.css'

/** A file for whoever looks for a fault; the reader sees all of it before it is saved. */
export function DiagnosticsGroup() {
  const { t } = useLingui()
  const collect = useAppAction(diagnosticsAtom)
  const [text, setText] = useState<string | null>(null)

  const handleExport = () => {
    readBrowserFacts()
      .then(collect)
      .then(setText)
      .catch((error: unknown) => logError('diagnostics could not be collected', error))
  }

  return (
    <SettingGroup
      title={t`Help`}
      hint={t`Technical details that help to find a fault: no names, addresses, words or passwords.`}
    >
      {text === null ? (
        <Button icon="external" onClick={handleExport}>
          <Trans>Export diagnostics</Trans>
        </Button>
      ) : (
        <>
          <section
            className={styles['preview']}
            aria-label={t`What will be saved`}
            // The keyboard scrolls it.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
            dir="ltr"
          >
            <pre>{text}</pre>
          </section>
          <Button
            variant="primary"
            onClick={() =>
              saveFile(new File([text], 'colonnade-diagnostics.json', { type: 'application/json' }))
            }
          >
            <Trans>Save the file</Trans>
          </Button>
        </>
      )}
    </SettingGroup>
  )
}
