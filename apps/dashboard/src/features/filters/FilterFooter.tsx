import { Trans } from '@lingui/react/macro'
import type { FilterV2Entity } from '@colonnade/domain/entities'
import { Button } from '../../ui/button/Button.tsx'
import { useDeleteQuestion } from './use-delete-question.ts'
import styles from './FilterForm.module.css'

interface FilterFooterProps {
  /** The form's id. */
  readonly form: string
  /** undefined for a new one. */
  readonly filter: FilterV2Entity | undefined
  readonly isSaving: boolean
  readonly onCancel: () => void
  readonly onGone: () => void
}

/** The ways out of the form. */
export function FilterFooter({ form, filter, isSaving, onCancel, onGone }: FilterFooterProps) {
  return (
    <>
      {filter !== undefined && (
        <DeleteButton filter={filter} isDisabled={isSaving} onGone={onGone} />
      )}
      <Button disabled={isSaving} onClick={onCancel}>
        <Trans>Cancel</Trans>
      </Button>
      <Button variant="primary" type="submit" form={form} disabled={isSaving}>
        {isSaving ? <Trans>Saving…</Trans> : <Trans>Save</Trans>}
      </Button>
    </>
  )
}

interface DeleteButtonProps {
  readonly filter: FilterV2Entity
  readonly isDisabled: boolean
  readonly onGone: () => void
}

function DeleteButton({ filter, isDisabled, onGone }: DeleteButtonProps) {
  const askToDelete = useDeleteQuestion(filter)

  return (
    <Button
      variant="quiet"
      icon="trash"
      className={styles['delete']}
      disabled={isDisabled}
      onClick={() => askToDelete(onGone)}
    >
      <Trans>Delete filter</Trans>
    </Button>
  )
}
