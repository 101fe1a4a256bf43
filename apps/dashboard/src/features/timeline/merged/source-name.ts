import type { ComponentType, ReactNode } from 'react'

/** Renders its children with the name of a column, or of a source. */
export type SourceNameComponent = ComponentType<{
  readonly uuid: string
  readonly children: (name: string) => ReactNode
}>
