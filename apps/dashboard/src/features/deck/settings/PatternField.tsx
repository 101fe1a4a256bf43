import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { compilePattern } from '@colonnade/domain/patterns'
import { useSessionAction, useSessionValue } from '../../../state/react/index.ts'
import { hiddenReportAtoms, loadedCountAtoms } from '../../../state/timelines/hidden-statuses.ts'
import { type PatternTrial, tryPatternAtom } from '../../../state/timelines/try-pattern.ts'
import { TextField } from '../../../ui/text-field/TextField.tsx'
import { useSavedText } from './use-saved-text.ts'

interface PatternFieldProps {
  readonly uuid: string
  readonly saved: string
  readonly onSave: (pattern: string) => void
}

/** The column's regular expression: what it would hide is said while it is written. */
export function PatternField({ uuid, saved, onSave }: PatternFieldProps) {
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
    invalid: t`This is no regular expression yet; nothing is left out.`,
    unsupported: t`References to groups and flags cannot be used here; nothing is left out.`,
    'too-large': t`This expression repeats too much; nothing is left out.`,
    'too-slow': t`This expression takes too long over a post and is switched off; nothing is left out.`,
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
            : t`Posts whose text matches are left out, whatever the case.`
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
