import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useAppValue } from '../../../state/react/index.ts'
import { isOfflineAtom } from '../../../state/ui/network.ts'
import { watchScrollEdges } from '../../../ui/scroll-area/watch-scroll-edges.ts'
import styles from './RailDecorations.module.css'

/** Returns the appearance of an entry: its account, and its image, its letters or its icon. */
function getAppearance({ dataset, firstElementChild: mark }: HTMLElement): string {
  const image =
    mark instanceof HTMLImageElement
      ? mark.src
      : `${mark?.getAttribute('data-mark') ?? mark?.getAttribute('data-icon')} ${mark?.textContent}`
  return `${dataset['account'] ?? ''} ${image}`
}

/** Numbers the entries that look alike, starting with the first. */
function numberDuplicates(list: Element): void {
  const alike = new Map<string, HTMLElement[]>()
  for (const entry of list.querySelectorAll('button')) {
    const looks = getAppearance(entry)
    alike.set(looks, [...(alike.get(looks) ?? []), entry])
  }
  for (const entries of alike.values())
    for (const [index, { dataset }] of entries.entries()) {
      if (entries.length > 1) dataset['number'] = String(index + 1)
      else delete dataset['number']
    }
}

interface RailDecorationsProps {
  readonly getList: () => HTMLElement | null
}

/**
 * Adds numbers to entries that look alike, marks a list with hidden entries, and shows the offline indicator. @see
 * BY-42
 */
export function RailDecorations({ getList }: RailDecorationsProps) {
  useEffect(() => {
    const list = getList()
    if (list === null) return undefined
    const changes = new MutationObserver(() => numberDuplicates(list))
    changes.observe(list, {
      childList: true,
      subtree: true,
      attributeFilter: ['src', 'data-icon', 'data-account'],
    })
    numberDuplicates(list)
    const stopEdges = watchScrollEdges(list)
    return () => {
      changes.disconnect()
      stopEdges?.()
    }
  }, [getList])

  return <OfflineIndicator />
}

/** Shows an indicator in the rail while the browser is offline. */
export function OfflineIndicator() {
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
