import { useContext, type ComponentPropsWithRef, type MouseEvent } from 'react'
import { clickWish } from './click-wish.ts'
import { NavigateContext } from './navigate-context.ts'
import { OpenBesideContext } from './open-beside-context.ts'

interface AppLinkProps extends ComponentPropsWithRef<'a'> {
  /** The path inside the dashboard that a plain click goes to. */
  readonly to: string
}

/**
 * A link to a place inside the dashboard. A plain click stays on the page, Ctrl or Cmd opens a column;
 * with another key or button the browser does what it always does, with `href` or else with `to`.
 */
export function AppLink({ to, href = to, onClick, children, ...rest }: AppLinkProps) {
  const navigate = useContext(NavigateContext)
  const openBeside = useContext(OpenBesideContext)

  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented) return
    const wish = clickWish(event)
    if (wish === 'here') navigate(to)
    if (wish === 'here' || (wish === 'beside' && openBeside(to, event.currentTarget)))
      event.preventDefault()
  }

  return (
    <a {...rest} href={href} onClick={handleClick}>
      {children}
    </a>
  )
}
