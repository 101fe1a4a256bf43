import { useContext, useEffect } from 'react'
import { type LatePart, useLatePart } from '../later/late-part.ts'
import { MissingContext } from '../later/missing-context.ts'
import type { Popover } from '../popover/use-popover.ts'

interface LateMenuProps<Props extends object> {
  readonly popover: Popover
  readonly part: LatePart<Props & { readonly popover: Popover }>
  readonly props: Props
}

/** An open menu whose entries are on their way: it shows once they are there, and closes if they do not come. */
export function LateMenu<Props extends object>({ popover, part, props }: LateMenuProps<Props>) {
  const { Part, hasFailed } = useLatePart(part, 'now')
  const tellMissing = useContext(MissingContext)
  const { close } = popover

  useEffect(() => {
    if (!hasFailed) return
    close()
    tellMissing()
  }, [hasFailed, close, tellMissing])

  return Part === null ? null : <Part {...props} popover={popover} />
}
