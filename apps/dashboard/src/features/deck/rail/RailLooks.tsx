import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useAppValue } from '../../../state/react/index.ts'
import { isOfflineAtom } from '../../../state/ui/network.ts'
import { watchScrollEdges } from '../../../ui/scroll-area/watch-scroll-edges.ts'
import styles from './RailLooks.module.css'

/** What an entry is told by: its picture, its letters or its icon. */
function getLooks(entry: Element): string {
  const mark = entry.querySelector('img, [data-mark], [data-icon]')
  return mark instanceof HTMLImageElement
    ? mark.src
    : `${mark?.getAttribute('data-mark') ?? mark?.getAttribute('data-icon')} ${mark?.textContent}`
}

/** Numbers the entries that look like others, from the first on. */
function numberAlike(list: Element): void {
  const alike = new Map<string, HTMLElement[]>()
  for (const entry of list.querySelectorAll('button')) {
    const looks = getLooks(entry)
    alike.set(looks, [...(alike.get(looks) ?? []), entry])
  }
  for (const entries of alike.values())
    for (const [index, { dataset }] of entries.entries()) {
      if (entries.length > 1) dataset['number'] = String(index + 1)
      else delete dataset['number']
    }
}

interface RailLooksProps {
  readonly getList: () => HTMLElement | null
}

/**
 * Tells the rail's entries apart where they look alike, shows where there is more of them, and that the browser is
 * offline. @see BY-42
 */
export function RailLooks({ getList }: RailLooksProps) {
  useEffect(() => {
    const list = getList()
    if (list === null) return undefined
    const changes = new MutationObserver(() => numberAlike(list))
    changes.observe(list, { childList: true, subtree: true, attributeFilter: ['src', 'data-icon'] })
    numberAlike(list)
    const stopEdges = watchScrollEdges(list)
    return () => {
      changes.disconnect()
      stopEdges?.()
    }
  }, [getList])

  return <RailOffline />
}

/** Shows in the rail that the browser is offline, for as long as it is. */
export function RailOffline() {
  const { t } = useLingui()
  const isOffline = useAppValue(isOfflineAtom)
  if (!isOffline) return null

  const label = t`You're offline. New posts load when the connection is back.`
  return (
    <span className={styles['offline']} title={label}>
      <span className="visually-hidden">{label}</span>
    </span>
  )
}
