import type { FilterAction, StatusRecord } from '@colonnade/domain/entities'

interface AppliedFilter {
  readonly action: FilterAction | null
  /** The filter's name, where the server gives one. */
  readonly title: string | null
}

const NONE: AppliedFilter = { action: null, title: null }

/**
 * What the server's filters ask for: a warning weighs more than a blur. Words that we do not know
 * count as a warning.
 *
 * @see FLT-13
 */
export function filterOf(status: Pick<StatusRecord, 'filtered'>): AppliedFilter {
  const results = status.filtered ?? []
  const [first] = results
  if (first === undefined) return NONE
  const warning = results.find(({ filter }) => filter.filter_action !== 'blur')
  const title = (warning ?? first).filter.title
  return {
    action: warning === undefined ? 'blur' : 'warn',
    title: title === '' ? null : title,
  }
}
