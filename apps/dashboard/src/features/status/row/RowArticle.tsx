import { useContext, type ComponentPropsWithRef } from 'react'
import { RowPositionContext } from './row-position.ts'

/** The row's element, which knows where it stands in the feed; what is in it need not. */
export function RowArticle(props: ComponentPropsWithRef<'article'>) {
  const { position, setSize } = useContext(RowPositionContext)

  return <article aria-posinset={position} aria-setsize={setSize} {...props} />
}
