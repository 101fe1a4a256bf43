/** How far a timeline was read, shared between a person's devices. @see https://docs.joinmastodon.org/entities/Marker/ */
export interface MarkerEntity {
  readonly last_read_id: string
  readonly version: number
  readonly updated_at: string
}

export interface MarkersEntity {
  readonly home?: MarkerEntity
  readonly notifications?: MarkerEntity
}
