/** The maximum length of a description, unless the instance states a larger one. Unit: graphemes. @see UPL-10 */
export const DESCRIPTION_LIMIT = 420

interface Described {
  readonly description: string | null
}

/**
 * Returns the maximum length of a description: 420, or the instance's limit if that is larger.
 *
 * @see UPL-10
 */
export function getDescriptionLimit(stated: number | null | undefined): number {
  return Math.max(DESCRIPTION_LIMIT, stated ?? 0)
}

/** Finds the index of the first attachment without a description; null when all have one. @see CMP-46 */
export function findFirstUndescribed(attachments: readonly Described[]): number | null {
  const index = attachments.findIndex(({ description }) => (description ?? '').trim() === '')
  return index < 0 ? null : index
}

/** Whether a description was changed and has to be saved. @see UPL-11 */
export function isDescriptionChanged({ description }: Described, written: string): boolean {
  return (description ?? '') !== written
}
