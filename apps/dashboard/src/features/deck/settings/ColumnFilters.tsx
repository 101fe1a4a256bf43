import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useMemo, useRef, useState } from 'react'
import { type Column, getColumnFilter } from '@colonnade/domain/columns'
import { compileRegex } from '@colonnade/domain/regex'
import {
  requestedSettingAtoms,
  clearSettingRequestAtom,
} from '../../../state/columns/column-requests.ts'
import { updateColumnParamsAtom } from '../../../state/columns/columns.ts'
import {
  useAppAction,
  useAppValue,
  useSessionAction,
  useSessionValue,
} from '../../../state/react/index.ts'
import {
  type PatternPreview,
  previewPatternAtom,
} from '../../../state/timelines/preview-pattern.ts'
import { loadedCountAtoms } from '../../../state/timelines/saved-columns.ts'
import { hiddenReportAtoms } from '../../../state/timelines/timeline-column-atoms.ts'
import { isActionAvailable } from '../../../ui/command-list/action.ts'
import { TextField } from '../../../ui/text-field/TextField.tsx'
import { Toggle } from '../../../ui/toggle/Toggle.tsx'
import { FILTER_TOGGLES, useSettingContext } from './setting-actions.ts'
import { useSavedText } from './use-saved-text.ts'
import styles from './ColumnSettings.module.css'

interface ColumnFiltersProps {
  readonly column: Column
}

/** The filter settings of a column. */
export function ColumnFilters({ column }: ColumnFiltersProps) {
  const { i18n } = useLingui()
  const changeParams = useAppAction(updateColumnParamsAtom)
  const box = useFocusRequestedSetting(column.uuid)
  const context = useSettingContext(column)
  const switches = FILTER_TOGGLES.filter((each) => isActionAvailable(each, context))
  if (switches.length === 0) return null

  const { pattern } = getColumnFilter(column, context.server)

  return (
    <div ref={box} className={styles['parts']}>
      {switches.map(({ setting, name, isOn, run }) => (
        <div key={setting} data-setting={setting}>
          <Toggle label={i18n._(name)} isOn={isOn(context)} onChange={() => run(context)} />
        </div>
      ))}
      <PatternField
        uuid={column.uuid}
        saved={pattern}
        onSave={(body) => changeParams(column.uuid, ['regex', 'body'], body)}
      />
    </div>
  )
}

/** Focuses the setting that was requested. @returns the ref of the settings' container */
function useFocusRequestedSetting(uuid: string) {
  const box = useRef<HTMLDivElement>(null)
  const requestedSetting = useAppValue(requestedSettingAtoms(uuid))
  const settle = useAppAction(clearSettingRequestAtom)

  useEffect(() => {
    if (requestedSetting === null) return
    const input = box.current?.querySelector<HTMLElement>(
      `[data-setting="${requestedSetting}"] input`,
    )
    input?.scrollIntoView({ block: 'nearest' })
    input?.focus()
    settle(uuid)
  }, [requestedSetting, settle, uuid])

  return box
}

interface PatternFieldProps {
  readonly uuid: string
  readonly saved: string
  readonly onSave: (pattern: string) => void
}

/** The column's regular expression. It shows how many posts match while the user types. */
function PatternField({ uuid, saved, onSave }: PatternFieldProps) {
  const { t } = useLingui()
  const { draft, setDraft, save } = useSavedText(saved, onSave)
  const loaded = useSessionValue(loadedCountAtoms, uuid)
  const tryPattern = useSessionAction(previewPatternAtom)
  const [draftPreview, setDraftPreview] = useState<PatternPreview | null>(null)
  const savedPreview = useSavedPatternState(uuid, saved)
  const preview = draft === saved ? savedPreview : draftPreview

  const handleChange = (text: string) => {
    setDraftPreview(tryPattern(uuid, text))
    setDraft(text)
  }

  const messages = {
    invalid: t`Invalid regular expression.`,
    unsupported: t`Backreferences and flags aren't supported.`,
    'too-large': t`Pattern too complex.`,
    'too-slow': t`Pattern took too long and was disabled.`,
  }
  const error = preview !== null && 'error' in preview ? messages[preview.error] : null
  const hasPreview = draft.trim() !== '' && preview !== null && 'hides' in preview
  const hides = hasPreview ? preview.hides : 0

  return (
    <div data-setting="pattern">
      <TextField
        label={t`Filter out by regular expression`}
        value={draft}
        onChange={handleChange}
        onBlur={save}
        onEnter={save}
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
        error={error}
        hint={
          hasPreview
            ? plural(loaded, {
                one: `Hides ${hides} of # loaded post`,
                other: `Hides ${hides} of # loaded posts`,
              })
            : t`Hides posts whose text matches (case-insensitive).`
        }
      />
    </div>
  )
}

/** Returns the effect of the saved expression. */
function useSavedPatternState(uuid: string, saved: string): PatternPreview {
  const { reasons, isPatternGivenUp } = useSessionValue(hiddenReportAtoms, uuid)
  const compiled = useMemo(() => compileRegex(saved), [saved])

  if (typeof compiled === 'string') return { error: compiled }
  if (isPatternGivenUp) return { error: 'too-slow' }
  return { hides: [...reasons.values()].filter(({ rule }) => rule === 'pattern').length }
}
