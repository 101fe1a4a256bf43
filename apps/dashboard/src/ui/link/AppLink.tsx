import { useContext, type ComponentPropsWithRef, type MouseEvent } from 'react'
import { NavigateContext } from './navigate-context.ts'
import { isPlainClick } from './plain-click.ts'

interface AppLinkProps extends ComponentPropsWithRef<'a'> {
  /** The path inside the dashboard that a plain click goes to. */
  readonly to: string
}

/**
 * A link to a place inside the dashboard. A plain click stays on the page; with a key held or
 * another button the browser does what it always does, with `href` or else with `to`.
 */
export function AppLink({ to, href = to, onClick, children, ...rest }: AppLinkProps) {
  const navigate = useContext(NavigateContext)

  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    navigate(to)
  }

  return (
    <a {...rest} href={href} onClick={handleClick}>
      {children}
    </a>
  )
}
