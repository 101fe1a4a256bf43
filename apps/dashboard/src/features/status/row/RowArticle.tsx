import { useContext, type ComponentPropsWithRef } from 'react'
import { describedAs } from '../../../ui/described-as.ts'
import { RowMarkContext } from '../../../ui/live-list/row-mark.ts'
import { RowPositionContext } from './row-position.ts'

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
