/** Graphemes of a description where the instance states no larger limit. @see UPL-10 */
export const DESCRIPTION_LIMIT = 420

interface Described {
  readonly description: string | null
}

/**
 * How long a description may be: 420, or what the instance states when that is more.
 *
 * @see UPL-10
 */
export function descriptionLimit(stated: number | null | undefined): number {
  return Math.max(DESCRIPTION_LIMIT, stated ?? 0)
}

/** Index of the first attachment without a description; null when all have one. @see CMP-46 */
export function firstUndescribed(attachments: readonly Described[]): number | null {
  const index = attachments.findIndex(({ description }) => (description ?? '').trim() === '')
  return index < 0 ? null : index
}

/** Whether a description was changed, so that it is to be saved. @see UPL-11 */
export function isDescriptionChanged({ description }: Described, written: string): boolean {
  return (description ?? '') !== written
}
