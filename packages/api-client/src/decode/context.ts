import type { ContextEntity } from '@colonnade/domain/entities'
import { DecodeError } from './decode-error.ts'
import { fieldsOf } from './fields.ts'
import { listOf } from './list-of.ts'
import { decodeStatus } from './status.ts'

const statuses = listOf(decodeStatus)

/** A missing side counts as empty. @throws DecodeError when the body is no object */
export function decodeContext(raw: unknown): ContextEntity {
  const fields = fieldsOf<ContextEntity>(raw)
  if (fields === null) throw new DecodeError('context', 'not an object')
  return {
    ancestors: statuses(fields.ancestors ?? []),
    descendants: statuses(fields.descendants ?? []),
  }
}
