import { type ComponentPropsWithRef, createContext, useContext } from 'react'
import { getAriaDescription } from '../../../ui/aria-description.ts'
import { RowOverlayContext } from '../../../ui/live-list/row-overlay.ts'

/** The position of a row in its feed. */
export interface RowPosition {
  /** One-based. */
  readonly position: number
  /** -1 while unknown. */
  readonly setSize: number
}

/**
 * A context instead of props: inserting a row changes the position of every row below it, and should re-render
 * nothing but their outermost elements.
 */
export const RowPositionContext = createContext<RowPosition>({ position: 1, setSize: -1 })

/** What the list of a row adds to its accessible description. */
export const RowNoteContext = createContext('')

interface RowArticleProps extends ComponentPropsWithRef<'article'> {
  /** The accessible description. A screen reader repeats all of it whenever it changes. */
  readonly description: string | undefined
}

/** The element of a row, which depends on its position in the feed. Its children do not. */
export function RowArticle({ description, children, ...props }: RowArticleProps) {
  const { position, setSize } = useContext(RowPositionContext)
  const mark = useContext(RowOverlayContext)
  const note = useContext(RowNoteContext)
  const words = [description ?? '', note].filter((text) => text !== '')

  return (
    <article
      aria-posinset={position}
      aria-setsize={setSize}
      {...getAriaDescription(words.length === 0 ? undefined : words.join(', '))}
      {...props}
    >
      {children}
      {mark}
    </article>
  )
}
