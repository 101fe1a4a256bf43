import { Trans, useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useEffect, useId, useState } from 'react'
import {
  type FilterId,
  filterId as toFilterId,
  type FilterV2Entity,
} from '@colonnade/domain/entities'
import { ownFilterAtoms } from '../../state/filters/apply-filters.ts'
import { fetchFiltersAtom } from '../../state/filters/fetch-filters.ts'
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
import { FilterError } from './FilterError.tsx'
import { FilterFields } from './FilterFields.tsx'
import { useConfirmDeleteFilter } from './use-confirm-delete-filter.ts'
import { useFilterForm } from './use-filter-form.ts'
import styles from './FilterForm.module.css'

interface FilterDialogProps {
  /** null for a new filter. */
  readonly filterId: FilterId | null
  /** Initial keyword of a new filter. */
  readonly keyword: string
  readonly onClose: () => void
}

const NO_FILTER = toFilterId('')

/** Creates or edits a filter. It applies to every column once it is saved. @see BY-10, OVR-07 */
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

  // The supported filter version must be known before a filter is created.
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
      // Cannot be closed by accident while it is being saved.
      isSticky={isSaving}
      onClose={handleClose}
      footer={
        <FilterFooter
          form={id}
          filter={filter}
          isSaving={isSaving}
          onCancel={handleClose}
          onDeleted={onClose}
        />
      }
    >
      <form id={id} noValidate onSubmit={(event) => void handleSubmit(event)}>
        <fieldset className={styles['form']} disabled={isSaving}>
          {(unsaved !== null || (!isNew && filter === undefined)) && (
            <FilterError error={unsaved?.error ?? null} />
          )}
          <FilterFields form={form} filter={filter} />
        </fieldset>
      </form>
    </Dialog>
  )
}

/** Focuses the first invalid field. */
function focusProblem(form: HTMLFormElement): void {
  const problem = form.querySelector('[data-problem], [aria-invalid]')
  const field = problem?.matches('input') === true ? problem : problem?.querySelector('input')
  if (field instanceof HTMLElement) field.focus()
}

interface FilterFooterProps {
  readonly form: string
  /** undefined for a new filter. */
  readonly filter: FilterV2Entity | undefined
  readonly isSaving: boolean
  readonly onCancel: () => void
  readonly onDeleted: () => void
}

/** The buttons of the form: delete, cancel and save. */
export function FilterFooter({ form, filter, isSaving, onCancel, onDeleted }: FilterFooterProps) {
  return (
    <>
      {filter !== undefined && (
        <DeleteButton filter={filter} isDisabled={isSaving} onDeleted={onDeleted} />
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
  readonly onDeleted: () => void
}

function DeleteButton({ filter, isDisabled, onDeleted }: DeleteButtonProps) {
  const askToDelete = useConfirmDeleteFilter(filter)

  return (
    <Button
      variant="quiet"
      icon="trash"
      className={styles['delete']}
      disabled={isDisabled}
      onClick={() => askToDelete(onDeleted)}
    >
      <Trans>Delete filter</Trans>
    </Button>
  )
}
