import { type ReportEntity, reportId } from '@colonnade/domain/entities'
import { toFields, toFlag, toIdText } from './fields.ts'

/** Accepts any body, because a successful response means that the report was accepted. Never throws. */
export function decodeReport(raw: unknown): ReportEntity {
  const fields = toFields<ReportEntity>(raw)
  const id = toIdText(fields?.id)
  return { id: id === '' ? null : reportId(id), action_taken: toFlag(fields?.action_taken) }
}
