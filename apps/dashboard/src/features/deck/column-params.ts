import { columnTags, type Column } from '@colonnade/domain/columns'

/** The base tag, and how many more the column mixes in. */
export function hashtagOf({ params }: Column): { readonly tag: string; readonly more: number } {
  const tag = params['id']
  const more = Object.values(columnTags(params)).reduce((sum, group) => sum + group.length, 0)
  return { tag: typeof tag === 'string' ? tag : '', more }
}
