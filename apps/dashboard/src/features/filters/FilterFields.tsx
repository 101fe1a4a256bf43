import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { FilterAction, FilterV2Entity } from '@colonnade/domain/entities'
import { FILTER_CONTEXTS, FILTER_EXPIRIES, type FilterExpiry } from '@colonnade/domain/filters'
import { useSession } from '../../state/react/index.ts'
import { RadioGroup } from '../../ui/radio-group/RadioGroup.tsx'
import { Select } from '../../ui/select/Select.tsx'
import { TextField } from '../../ui/text-field/TextField.tsx'
import { findDuplicate } from './keyed-words.ts'
import type { useFilterForm } from './use-filter-form.ts'
import { useFilterLabels } from './use-filter-labels.ts'
import { WordList } from './WordList.tsx'
import styles from './FilterForm.module.css'

interface FilterFieldsProps {
  readonly form: ReturnType<typeof useFilterForm>
  readonly filter: FilterV2Entity | undefined
}

export function FilterFields({ form, filter }: FilterFieldsProps) {
  const { t } = useLingui()
  const { capabilities } = useSession().api
  const { draft, words, setWords, problems, change } = form
  const isNamed = capabilities.has('filtersV2')
  const { statusCount } = draft

  const wordsError = () => {
    if (problems.includes('no-keyword')) return t`Enter at least one keyword.`
    if (!problems.includes('repeated-keyword')) return null
    const repeated = findDuplicate(words) ?? ''
    return t`Duplicate: “${repeated}”.`
  }

  return (
    <>
      {isNamed ? (
        <TextField
          label={t`Name`}
          hint={<Trans>Shown in place of a filtered post.</Trans>}
          value={draft.title}
          onChange={(title) => change({ title })}
          error={problems.includes('no-title') ? <Trans>Enter a name.</Trans> : null}
          dir="auto"
          autoComplete="off"
          data-autofocus={draft.title === '' ? true : undefined}
        />
      ) : (
        <p className={styles['hint']}>
          <Trans>This server only supports single keywords; each becomes its own filter.</Trans>
        </p>
      )}
      <WordList
        words={words}
        onChange={setWords}
        error={wordsError()}
        isSingle={!isNamed && draft.id !== null}
      />
      {statusCount > 0 && (
        <p className={styles['hint']}>
          {plural(statusCount, {
            one: 'Also filters # individual post.',
            other: 'Also filters # individual posts.',
          })}
        </p>
      )}
      <ContextChoice
        context={draft.context}
        onChange={(context) => change({ context })}
        error={problems.includes('no-context') ? t`Choose at least one.` : null}
      />
      <ActionChoice action={draft.action} onChange={(action) => change({ action })} />
      <ExpiryChoice
        expiry={draft.expiry}
        end={filter?.expires_at ?? null}
        onChange={(expiry) => change({ expiry })}
      />
    </>
  )
}

interface ContextChoiceProps {
  readonly context: readonly string[]
  readonly onChange: (context: readonly string[]) => void
  /** The validation error, if any. */
  readonly error: string | null
}

/** The contexts in which a filter applies. Unknown contexts of newer servers are kept unchanged. */
function ContextChoice({ context, onChange, error }: ContextChoiceProps) {
  const id = useId()
  const words = useFilterLabels()

  return (
    <fieldset
      className={styles['part']}
      data-problem={error === null ? undefined : 'context'}
      {...(error !== null && { 'aria-describedby': `${id}error` })}
    >
      <legend>
        <Trans>Filter contexts</Trans>
      </legend>
      <div className={styles['contexts']}>
        {FILTER_CONTEXTS.map((name) => (
          <label key={name}>
            <input
              type="checkbox"
              checked={context.includes(name)}
              onChange={({ currentTarget: { checked } }) =>
                onChange(checked ? [...context, name] : context.filter((one) => one !== name))
              }
            />
            {words.context(name)}
          </label>
        ))}
      </div>
      {error !== null && (
        <small id={`${id}error`} className={styles['error']}>
          {error}
        </small>
      )}
    </fieldset>
  )
}

interface ActionChoiceProps {
  readonly action: FilterAction
  readonly onChange: (action: FilterAction) => void
}

/** The filter action, as far as the server supports it. */
function ActionChoice({ action, onChange }: ActionChoiceProps) {
  const { t } = useLingui()
  const words = useFilterLabels()
  const { capabilities } = useSession().api
  const isOld = !capabilities.has('filtersV2')
  const hasBlur = action === 'blur' || (!isOld && capabilities.has('filterBlur'))

  const hints: Readonly<Record<FilterAction, string>> = {
    warn: t`Hide behind a warning with the filter's name.`,
    hide: isOld
      ? t`Dropped by the server and can't be restored.`
      : t`Hide completely. The column shows how many posts it hides.`,
    blur: t`Only blur media.`,
  }
  const actions: readonly FilterAction[] = hasBlur ? ['warn', 'hide', 'blur'] : ['warn', 'hide']
  return (
    <RadioGroup
      label={t`Filter action`}
      options={actions.map((value) => ({ value, label: words.action(value) }))}
      value={action}
      onChange={onChange}
      hint={hints[action]}
    />
  )
}

interface ExpiryChoiceProps {
  readonly expiry: FilterExpiry
  /** Current expiry date, ISO 8601; null for never. */
  readonly end: string | null
  readonly onChange: (expiry: FilterExpiry) => void
}

function ExpiryChoice({ expiry, end, onChange }: ExpiryChoiceProps) {
  const { t } = useLingui()
  const words = useFilterLabels()
  const options = [
    ...(end === null ? [] : [{ value: 'keep', label: t`Until ${words.date(end)}` }]),
    { value: 'never', label: t`Never` },
    ...FILTER_EXPIRIES.map((seconds) => ({ value: String(seconds), label: words.span(seconds) })),
  ]
  const value = String(expiry)
  const chosen = options.find((option) => option.value === value)?.label ?? ''

  return (
    <div className={styles['row']}>
      <span aria-hidden="true">
        <Trans>Expires</Trans>
      </span>
      <Select
        label={t`Expires`}
        buttonLabel={t`Expires: ${chosen}`}
        value={value}
        options={options}
        onChange={(next) => onChange(next === 'keep' || next === 'never' ? next : Number(next))}
      />
    </div>
  )
}
