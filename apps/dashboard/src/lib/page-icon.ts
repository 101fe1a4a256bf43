import { logWarning } from './logger.ts'

/** The page's icon, as the browser's tab shows it; replaceable in a test. */
export interface PageIcon {
  /** Draws a number on it; at 0 it is as it was. */
  readonly draw: (count: number) => void
}

const iconLink = () => document.querySelector<HTMLLinkElement>('link[rel~="icon"]')

/** Draws on the icon that the page came with. A page without one stays without. */
export function browserIcon(): PageIcon {
  let plain: { readonly href: string; readonly type: string } | null = null
  let wanted = 0

  return {
    draw(count) {
      const link = iconLink()
      if (link === null) return
      wanted = count
      plain ??= { href: link.href, type: link.type }
      if (count <= 0) {
        Object.assign(link, plain)
        return
      }
      const { href } = plain
      // Most have no number there.
      import('./icon-badge.ts')
        .then(({ iconBadge }) => iconBadge(href, count))
        .then((drawn) => {
          // Another number came while the picture did.
          if (wanted === count) Object.assign(link, { href: drawn, type: 'image/png' })
        })
        .catch((error: unknown) => logWarning('the page’s icon has no number', error))
    },
  }
}
