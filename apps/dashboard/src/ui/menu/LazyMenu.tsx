import { useContext, useEffect } from 'react'
import { MissingContext } from '../later/missing-context.ts'
import type { LazyComponent } from '../later/use-lazy-module.ts'
import { Lazy } from '../lazy/Lazy.tsx'
import type { Popover } from '../popover/use-popover.ts'

interface LazyMenuProps<Props extends object> {
  readonly popover: Popover
  readonly module: LazyComponent<Props & { readonly popover: Popover }>
  readonly props: Props
}

/** An open menu whose entries are on their way: it shows once they are there, and closes if they do not come. */
export function LazyMenu<Props extends object>({ popover, module, props }: LazyMenuProps<Props>) {
  const missing = <MissingMenu close={popover.close} />
  return (
    <Lazy
      module={module}
      props={{ ...props, popover }}
      failure={{ kind: 'instead', show: missing }}
    />
  )
}

/** The page tells why nothing opened. */
function MissingMenu({ close }: Pick<Popover, 'close'>) {
  const tellMissing = useContext(MissingContext)

  useEffect(() => {
    close()
    tellMissing()
  }, [close, tellMissing])

  return null
}
