import type { AccountRecord } from '@colonnade/domain/entities'

/** The name for ears and tooltips: picture codes left out, never empty. */
export function nameOf({ display_name, username }: AccountRecord): string {
  const name = display_name.replace(/:\w+:/g, '').replace(/\s+/g, ' ').trim()
  return name === '' ? username : name
}
