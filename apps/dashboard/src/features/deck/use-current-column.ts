import { useCallback, useState, type SyntheticEvent } from 'react'
import { columnOf } from './column-element.ts'

/** Which column the reader touched or focused last, told by events that pass through the strip. */
export function useCurrentColumn() {
  const [current, setCurrent] = useState<string | null>(null)

  const handleTouch = useCallback((event: SyntheticEvent) => {
    if (event.target instanceof Element) setCurrent(columnOf(event.target))
  }, [])

  return {
    current,
    watchers: { onPointerDownCapture: handleTouch, onFocusCapture: handleTouch },
  }
}
