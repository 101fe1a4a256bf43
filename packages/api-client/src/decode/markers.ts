import type { MarkerEntity, MarkersEntity } from '@colonnade/domain/entities'
import { count, fieldsOf, idText, time } from './fields.ts'

/** Timelines without a readable marker are absent. Never throws. */
export function decodeMarkers(raw: unknown): MarkersEntity {
  const fields = fieldsOf<MarkersEntity>(raw)
  const home = readMarker(fields?.home)
  const notifications = readMarker(fields?.notifications)
  return { ...(home && { home }), ...(notifications && { notifications }) }
}

function readMarker(raw: unknown): MarkerEntity | null {
  const fields = fieldsOf<MarkerEntity>(raw)
  const lastRead = idText(fields?.last_read_id)
  if (fields === null || lastRead === '') return null
  return {
    last_read_id: lastRead,
    version: count(fields.version),
    updated_at: time(fields.updated_at),
  }
}
