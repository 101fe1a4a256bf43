import { useContext, type ComponentPropsWithRef } from 'react'
import { RowMarkContext } from '../../../ui/live-list/row-mark.ts'
import { RowPositionContext } from './row-position.ts'

/** The row's element, which knows where it stands in the feed; what is in it need not. */
export function RowArticle({ children, ...props }: ComponentPropsWithRef<'article'>) {
  const { position, setSize } = useContext(RowPositionContext)
  const mark = useContext(RowMarkContext)

  return (
    <article aria-posinset={position} aria-setsize={setSize} {...props}>
      {children}
      {mark}
    </article>
  )
}
