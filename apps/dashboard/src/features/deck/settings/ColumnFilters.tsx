import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useMemo, useRef, useState } from 'react'
import { type Column, columnFilter } from '@colonnade/domain/columns'
import { compilePattern } from '@colonnade/domain/patterns'
import { askedSettingAtoms, settleSettingAtom } from '../../../state/columns/column-views.ts'
import { changeColumnParamsAtom } from '../../../state/columns/columns.ts'
import {
  useAppAction,
  useAppValue,
  useSessionAction,
  useSessionValue,
} from '../../../state/react/index.ts'
import { hiddenReportAtoms } from '../../../state/timelines/column-list.ts'
import { loadedCountAtoms } from '../../../state/timelines/saved-columns.ts'
import { type PatternTrial, tryPatternAtom } from '../../../state/timelines/try-pattern.ts'
import { isOffered } from '../../../ui/command-list/action.ts'
import { TextField } from '../../../ui/text-field/TextField.tsx'
import { Toggle } from '../../../ui/toggle/Toggle.tsx'
import { FILTER_SWITCHES, useSettingContext } from './setting-actions.ts'
import styles from './ColumnSettings.module.css'

interface ColumnFiltersProps {
  readonly column: Column
}

/** What this column leaves out. */
export function ColumnFilters({ column }: ColumnFiltersProps) {
  const { i18n } = useLingui()
  const changeParams = useAppAction(changeColumnParamsAtom)
  const box = useAskedSetting(column.uuid)
  const context = useSettingContext(column)
  const switches = FILTER_SWITCHES.filter((each) => isOffered(each, context))
  if (switches.length === 0) return null

  const { pattern } = columnFilter(column, context.server)

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

/** Brings the focus to the setting that somebody asked for. @returns the ref of what holds the settings */
function useAskedSetting(uuid: string) {
  const box = useRef<HTMLDivElement>(null)
  const asked = useAppValue(askedSettingAtoms(uuid))
  const settle = useAppAction(settleSettingAtom)

  useEffect(() => {
    if (asked === null) return
    const input = box.current?.querySelector<HTMLElement>(`[data-setting="${asked}"] input`)
    input?.scrollIntoView({ block: 'nearest' })
    input?.focus()
    settle(uuid)
  }, [asked, settle, uuid])

  return box
}

/** How long nothing is typed before it counts: half an expression hides what the whole one would not. */
const PAUSE_MS = 500

/**
 * A text that is saved when its writer pauses, or is done with it. What is saved elsewhere meanwhile
 * shows, unless something else is being written.
 *
 * @param onSave told of each new text once
 */
function useSavedText(saved: string, onSave: (text: string) => void) {
  const [draft, setDraft] = useState(saved)
  const [known, setKnown] = useState(saved)
  const latest = useRef({ draft, saved, onSave })

  if (saved !== known) {
    setKnown(saved)
    if (draft === known) setDraft(saved)
  }

  useEffect(() => {
    latest.current = { draft, saved, onSave }
  })

  function save(): void {
    const { draft: written, saved: before, onSave: tell } = latest.current
    if (written !== before) tell(written)
  }

  useEffect(() => {
    if (draft === saved) return undefined
    const timer = setTimeout(save, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [draft, saved])

  // What is folded away in the midst of a word was meant all the same.
  useEffect(() => save, [])

  return { draft, setDraft, save }
}

interface PatternFieldProps {
  readonly uuid: string
  readonly saved: string
  readonly onSave: (pattern: string) => void
}

/** The column's regular expression: what it would hide is said while it is written. */
function PatternField({ uuid, saved, onSave }: PatternFieldProps) {
  const { t } = useLingui()
  const { draft, setDraft, save } = useSavedText(saved, onSave)
  const loaded = useSessionValue(loadedCountAtoms, uuid)
  const tryPattern = useSessionAction(tryPatternAtom)
  const [tried, setTried] = useState<PatternTrial | null>(null)
  const standing = useStandingPattern(uuid, saved)
  const trial = draft === saved ? standing : tried

  const handleChange = (text: string) => {
    setTried(tryPattern(uuid, text))
    setDraft(text)
  }

  const troubles = {
    invalid: t`Invalid regular expression.`,
    unsupported: t`Backreferences and flags aren't supported.`,
    'too-large': t`Pattern too complex.`,
    'too-slow': t`Pattern took too long and was disabled.`,
  }
  const error = trial !== null && 'trouble' in trial ? troubles[trial.trouble] : null
  const isTold = draft.trim() !== '' && trial !== null && 'hides' in trial
  const hides = isTold ? trial.hides : 0

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
          isTold
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

/** What the column's own expression does. */
function useStandingPattern(uuid: string, saved: string): PatternTrial {
  const { reasons, isPatternGivenUp } = useSessionValue(hiddenReportAtoms, uuid)
  const compiled = useMemo(() => compilePattern(saved), [saved])

  if (typeof compiled === 'string') return { trouble: compiled }
  if (isPatternGivenUp) return { trouble: 'too-slow' }
  return { hides: [...reasons.values()].filter(({ rule }) => rule === 'pattern').length }
}
