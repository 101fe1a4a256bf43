import { type ReportEntity, reportId } from '@colonnade/domain/entities'
import { fieldsOf, flag, idText } from './fields.ts'

/** A report that was taken is taken, whatever the server says of it. Never throws. */
export function decodeReport(raw: unknown): ReportEntity {
  const fields = fieldsOf<ReportEntity>(raw)
  const id = idText(fields?.id)
  return { id: id === '' ? null : reportId(id), action_taken: flag(fields?.action_taken) }
}
