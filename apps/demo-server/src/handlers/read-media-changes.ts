import { invalid } from '../http/api-failure.ts'
import { type Input, isRecord, textOf } from '../http/input.ts'
import { isTooLong } from '../http/is-too-long.ts'
import { LONGEST_DESCRIPTION } from '../http/upload-limits.ts'
import { readFocus } from '../media/read-focus.ts'
import type { MediaChange } from '../posting/edit-media.ts'
import { isId } from '../store/reads.ts'

/** As many as a post may have, and then some: each is a question to the store. */
const MOST_CHANGES = 50

/**
 * The `media_attributes` of an edit. @throws {ApiFailure} 422 for too long a description
 * @see https://docs.joinmastodon.org/methods/statuses/#edit
 */
export function readMediaChanges({ media_attributes }: Input): readonly MediaChange[] {
  const told: readonly unknown[] = Array.isArray(media_attributes) ? media_attributes : []
  return told
    .slice(0, MOST_CHANGES)
    .filter(isRecord)
    .flatMap((one) => {
      const id = textOf(one, 'id')
      if (id === null || !isId(id)) return []
      const focus = readFocus(textOf(one, 'focus'))
      return {
        id,
        ...('description' in one && { description: descriptionOf(one) }),
        ...(focus !== null && { focus }),
      }
    })
}

function descriptionOf(input: Input): string | null {
  const description = textOf(input, 'description') || null
  if (description !== null && isTooLong(description, LONGEST_DESCRIPTION)) {
    throw invalid(`Description is too long (maximum is ${LONGEST_DESCRIPTION} characters)`)
  }
  return description
}
