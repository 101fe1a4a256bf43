import { Trans, useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useEffect, useId, useState } from 'react'
import {
  type FilterId,
  filterId as toFilterId,
  type FilterV2Entity,
} from '@colonnade/domain/entities'
import { fetchFiltersAtom } from '../../state/filters/filters.ts'
import { ownFilterAtoms } from '../../state/filters/own-filters.ts'
import { saveFilterAtom, type UnsavedFilter } from '../../state/filters/save-filter.ts'
import {
  useAppAction,
  useSession,
  useSessionAction,
  useSessionValue,
} from '../../state/react/index.ts'
import { showMessageAtom } from '../../state/ui/messages.ts'
import { openModalAtom } from '../../state/ui/modals.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { FilterFields } from './FilterFields.tsx'
import { FilterTrouble } from './FilterTrouble.tsx'
import { useDeleteQuestion } from './use-delete-question.ts'
import { useFilterForm } from './use-filter-form.ts'
import styles from './FilterForm.module.css'

interface FilterDialogProps {
  /** null for a new one. */
  readonly filterId: FilterId | null
  /** What a new one begins with. */
  readonly keyword: string
  readonly onClose: () => void
}

const NO_FILTER = toFilterId('')

/** Makes a filter, or changes one; it holds in every column once it is saved. @see BY-10, OVR-07 */
export function FilterDialog({ filterId, keyword, onClose }: FilterDialogProps) {
  const { t } = useLingui()
  const id = useId()
  const { capabilities } = useSession().api
  const filter = useSessionValue(ownFilterAtoms, filterId ?? NO_FILTER)
  const fetch = useSessionAction(fetchFiltersAtom)
  const save = useSessionAction(saveFilterAtom)
  const openModal = useAppAction(openModalAtom)
  const showNotice = useAppAction(showMessageAtom)
  const form = useFilterForm(filter, keyword, capabilities.has('filtersV2'))
  const [isSaving, setIsSaving] = useState(false)
  const [unsaved, setUnsaved] = useState<UnsavedFilter | null>(null)
  const isNew = filterId === null

  // Which filters the server knows is to be known before one is made.
  useEffect(() => void fetch(), [fetch])

  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { currentTarget: element } = event
    if (isSaving) return
    if (form.check().length > 0) return requestAnimationFrame(() => focusProblem(element))
    setUnsaved(null)
    setIsSaving(true)
    const left = await save(form.draft)
    setIsSaving(false)
    if (left === null) {
      showNotice({ kind: 'text', text: t`Filter saved` })
      return onClose()
    }
    form.setWords((words) => words.filter((word) => left.draft.keywords.includes(word)))
    return setUnsaved(left)
  }

  const handleClose = () => {
    if (!form.isChanged) return onClose()
    return openModal({
      type: 'CONFIRM',
      message: t`Discard changes?`,
      details: t`The filter hasn't been saved.`,
      isDangerous: true,
      confirm: t`Discard`,
      onConfirm: onClose,
    })
  }

  return (
    <Dialog
      title={isNew ? t`New filter` : t`Edit filter`}
      closeLabel={t`Close`}
      // What is on its way must not be lost to a slip of the hand.
      isSticky={isSaving}
      onClose={handleClose}
      footer={
        <FilterFooter
          form={id}
          filter={filter}
          isSaving={isSaving}
          onCancel={handleClose}
          onGone={onClose}
        />
      }
    >
      <form id={id} noValidate onSubmit={(event) => void handleSubmit(event)}>
        <fieldset className={styles['form']} disabled={isSaving}>
          {(unsaved !== null || (!isNew && filter === undefined)) && (
            <FilterTrouble error={unsaved?.error ?? null} />
          )}
          <FilterFields form={form} filter={filter} />
        </fieldset>
      </form>
    </Dialog>
  )
}

/** Where the first thing stands that keeps it from being saved. */
function focusProblem(form: HTMLFormElement): void {
  const problem = form.querySelector('[data-problem], [aria-invalid]')
  const field = problem?.matches('input') === true ? problem : problem?.querySelector('input')
  if (field instanceof HTMLElement) field.focus()
}

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
