import { useContext, useEffect } from 'react'
import { MissingContext } from '../deferred/missing-context.ts'
import type { LazyComponent } from '../deferred/use-lazy-module.ts'
import { Lazy } from '../lazy/Lazy.tsx'
import type { Popover } from '../popover/use-popover.ts'

interface LazyMenuProps<Props extends object> {
  readonly popover: Popover
  readonly module: LazyComponent<Props & { readonly popover: Popover }>
  readonly props: Props
}

/** An open menu whose entries are loaded on demand. It appears once they are loaded, and closes after an error. */
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

/** The page reports the load error. */
function MissingMenu({ close }: Pick<Popover, 'close'>) {
  const reportMissing = useContext(MissingContext)

  useEffect(() => {
    close()
    reportMissing()
  }, [close, reportMissing])

  return null
}
