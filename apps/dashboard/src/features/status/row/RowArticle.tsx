import { type ComponentPropsWithRef, createContext, useContext } from 'react'
import { describedAs } from '../../../ui/described-as.ts'
import { RowMarkContext } from '../../../ui/live-list/row-mark.ts'

/** Where a row stands in its feed. */
export interface RowPosition {
  /** From 1. */
  readonly position: number
  /** -1 while nobody knows. */
  readonly setSize: number
}

/**
 * Beside the row's props: each arrival gives every row below it another place, and nothing of the row
 * but its outermost element shall be drawn anew for that.
 */
export const RowPositionContext = createContext<RowPosition>({ position: 1, setSize: -1 })

interface RowArticleProps extends ComponentPropsWithRef<'article'> {
  /** What is read aloud after its name; a screen reader says all of it again whenever it changes. */
  readonly facts: string | undefined
}

/** The row's element, which knows where it stands in the feed; what is in it need not. */
export function RowArticle({ facts, children, ...props }: RowArticleProps) {
  const { position, setSize } = useContext(RowPositionContext)
  const mark = useContext(RowMarkContext)

  return (
    <article aria-posinset={position} aria-setsize={setSize} {...describedAs(facts)} {...props}>
      {children}
      {mark}
    </article>
  )
}
