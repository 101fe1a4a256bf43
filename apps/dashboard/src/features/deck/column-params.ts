import type { Column } from '@colonnade/domain/columns'

/** @returns '' where the saved parameters hold none */
export function listIdOf({ params }: Column): string {
  const id = params['id']
  return typeof id === 'string' ? id : ''
}

/** The base tag, and how many more the column mixes in. */
export function hashtagOf({ params }: Column): { readonly tag: string; readonly more: number } {
  const tag = params['id']
  const tags = params['tags']
  return { tag: typeof tag === 'string' ? tag : '', more: isRecord(tags) ? countTags(tags) : 0 }
}

function countTags(tags: Readonly<Record<string, unknown>>): number {
  return Object.values(tags)
    .filter((group) => Array.isArray(group))
    .reduce((sum, group) => sum + group.length, 0)
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
