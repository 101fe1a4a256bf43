import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { FILTER_CONTEXTS } from '@colonnade/domain/filters'
import { useFilterWords } from './use-filter-words.ts'
import styles from './FilterForm.module.css'

interface ContextChoiceProps {
  readonly context: readonly string[]
  readonly onChange: (context: readonly string[]) => void
  /** Why it cannot be saved so. */
  readonly error: string | null
}

/** Where a filter applies. Contexts of newer servers, which have no name here, stay as they are. */
export function ContextChoice({ context, onChange, error }: ContextChoiceProps) {
  const id = useId()
  const words = useFilterWords()

  return (
    <fieldset
      className={styles['part']}
      data-problem={error === null ? undefined : 'context'}
      {...(error !== null && { 'aria-describedby': `${id}error` })}
    >
      <legend>
        <Trans>Where</Trans>
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
