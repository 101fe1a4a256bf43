import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { FilterV2Entity } from '@colonnade/domain/entities'
import { useSession } from '../../state/react/index.ts'
import { TextField } from '../../ui/text-field/TextField.tsx'
import { ActionChoice } from './ActionChoice.tsx'
import { ContextChoice } from './ContextChoice.tsx'
import { ExpiryChoice } from './ExpiryChoice.tsx'
import { firstRepeated } from './keyed-words.ts'
import type { useFilterForm } from './use-filter-form.ts'
import { WordList } from './WordList.tsx'
import styles from './FilterForm.module.css'

interface FilterFieldsProps {
  readonly form: ReturnType<typeof useFilterForm>
  readonly filter: FilterV2Entity | undefined
}

/** All that a filter says. */
export function FilterFields({ form, filter }: FilterFieldsProps) {
  const { t } = useLingui()
  const { capabilities } = useSession().api
  const { draft, words, setWords, problems, change } = form
  const isNamed = capabilities.has('filtersV2')
  const { statusCount } = draft

  const wordsError = () => {
    if (problems.includes('no-keyword')) return t`Write at least one word.`
    if (!problems.includes('repeated-keyword')) return null
    const repeated = firstRepeated(words) ?? ''
    return t`“${repeated}” is in the list twice.`
  }

  return (
    <>
      {isNamed ? (
        <TextField
          label={t`Name`}
          hint={<Trans>Shown in place of a filtered post.</Trans>}
          value={draft.title}
          onChange={(title) => change({ title })}
          error={problems.includes('no-title') ? <Trans>Give it a name.</Trans> : null}
          dir="auto"
          autoComplete="off"
          data-autofocus={draft.title === '' ? true : undefined}
        />
      ) : (
        <p className={styles['hint']}>
          <Trans>This server knows single words: each becomes a filter of its own.</Trans>
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
            one: 'It also filters # single post.',
            other: 'It also filters # single posts.',
          })}
        </p>
      )}
      <ContextChoice
        context={draft.context}
        onChange={(context) => change({ context })}
        error={problems.includes('no-context') ? t`Choose at least one place.` : null}
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
