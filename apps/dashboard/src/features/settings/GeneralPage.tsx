import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { readBrowserFacts } from '../../lib/browser-facts.ts'
import { logError } from '../../lib/logger.ts'
import { saveFile } from '../../lib/save-file.ts'
import { diagnosticsAtom } from '../../state/diagnostics/collect-diagnostics.ts'
import { useAppAction, useSession } from '../../state/react/index.ts'
import { openModalAtom } from '../../state/ui/modals.ts'
import { Button } from '../../ui/button/Button.tsx'
import { RadioGroup } from '../../ui/radio-group/RadioGroup.tsx'
import { SettingGroup } from './SettingGroup.tsx'
import { SettingSwitch } from './SettingSwitch.tsx'
import { useLocalSettings } from './use-local-settings.ts'
import styles from './Settings.module.css'

/** Settings of the layout, and of what posts show besides their text. */
export function GeneralPage() {
  const { t } = useLingui()
  const { key: accountKey } = useSession()
  const openModal = useAppAction(openModalAtom)
  const [{ layout }, change] = useLocalSettings()

  return (
    <>
      <SettingGroup title={t`Columns`}>
        <RadioGroup
          label={t`Layout`}
          options={[
            { value: 'auto', label: t`Automatic` },
            { value: 'multiple', label: t`Several columns` },
            { value: 'single', label: t`One column` },
          ]}
          value={layout}
          onChange={(value) => change(['layout'], value)}
          hint={t`Automatic shows one column in windows up to 630 pixels wide.`}
        />
        <SettingSwitch
          path={['stretch']}
          label={t`Stretch columns to fill the window`}
          hint={t`Resized columns keep their width.`}
        />
        <SettingSwitch
          path={['slow_mode']}
          label={t`Slow mode`}
          hint={t`Hold new posts until you load them. Can be changed per column.`}
        />
        <SettingSwitch
          path={['status_line']}
          label={t`Status line`}
          hint={t`API rate limit, streams, cached posts and memory, below the columns.`}
        />
      </SettingGroup>
      <SettingGroup title={t`One column`}>
        <SettingSwitch path={['navbar_under']} label={t`Tabs at the bottom`} />
        <SettingSwitch
          path={['swipe_to_change_columns']}
          label={t`Swipe sideways to change tabs`}
        />
      </SettingGroup>
      <SettingGroup title={t`Posts`}>
        <SettingSwitch
          path={['show_reply_count']}
          label={t`Display an estimate of the reply count`}
        />
        <SettingSwitch
          path={['inline_preview_cards']}
          label={t`Preview cards for links`}
          hint={t`Detailed view always shows cards.`}
        />
      </SettingGroup>
      <SettingGroup title={t`Keyboard`}>
        <SettingSwitch
          path={['single_keys']}
          label={t`Single-key shortcuts`}
          hint={t`For example N for a new post, or 2 for the second column. Arrows, Enter, F6 and Ctrl+K always work.`}
        />
        <Button icon="keyboard" onClick={() => openModal({ type: 'KEYS' })}>
          <Trans>Keyboard shortcuts</Trans>
        </Button>
      </SettingGroup>
      <Button icon="spark" onClick={() => openModal({ type: 'ONBOARDING', accountKey })}>
        <Trans>Show the introduction</Trans>
      </Button>
      <DiagnosticsGroup />
    </>
  )
}

/** Exports diagnostic data for bug reports, after a preview of the whole file. */
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
      hint={t`Diagnostic data for bug reports. Contains no names, addresses, text or passwords.`}
    >
      {text === null ? (
        <Button icon="external" onClick={handleExport}>
          <Trans>Export diagnostics</Trans>
        </Button>
      ) : (
        <>
          <section
            className={styles['preview']}
            aria-label={t`File preview`}
            // Focusable, so that the keyboard can scroll it.
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
