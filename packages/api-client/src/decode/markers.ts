import type { MarkerEntity, MarkersEntity } from '@colonnade/domain/entities'
import { toCount, toFields, toIdText, toTime } from './fields.ts'

/** Timelines without a readable marker are absent. Never throws. */
export function decodeMarkers(raw: unknown): MarkersEntity {
  const fields = toFields<MarkersEntity>(raw)
  const home = readMarker(fields?.home)
  const notifications = readMarker(fields?.notifications)
  return { ...(home && { home }), ...(notifications && { notifications }) }
}

function readMarker(raw: unknown): MarkerEntity | null {
  const fields = toFields<MarkerEntity>(raw)
  const lastRead = toIdText(fields?.last_read_id)
  if (fields === null || lastRead === '') return null
  return {
    last_read_id: lastRead,
    version: toCount(fields.version),
    updated_at: toTime(fields.updated_at),
  }
}
