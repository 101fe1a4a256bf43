import { useEffect, useState } from 'react'
import type { Strip } from '@colonnade/domain/workspaces'
import { logError } from '../../lib/logger.ts'
import type { ColumnGrips } from './column-grips.ts'

/** Not every engine tells when it is idle. */
const whenIdle: (run: () => void) => void =
  'requestIdleCallback' in globalThis
    ? (run) => requestIdleCallback(run)
    : (run) => setTimeout(run, 300)

const loadDragging = async () => {
  const { ColumnDragging } = await import('./dragging/ColumnDragging.tsx')
  return { Part: ColumnDragging }
}

interface LateDraggingProps {
  readonly strip: Strip
  readonly grips: ColumnGrips
}

/**
 * What drags columns, fetched once the page has nothing better to do: the first paint does not need it.
 * Should it never arrive, the columns still move by their buttons.
 */
export function LateDragging({ strip, grips }: LateDraggingProps) {
  const [dragging, setDragging] = useState<Awaited<ReturnType<typeof loadDragging>> | null>(null)

  useEffect(() => {
    let isGone = false
    const load = async () => {
      try {
        const part = await loadDragging()
        if (!isGone) setDragging(part)
      } catch (error) {
        logError('columns cannot be dragged', error)
      }
    }
    whenIdle(() => void load())
    return () => {
      isGone = true
    }
  }, [])

  return dragging === null ? null : <dragging.Part strip={strip} grips={grips} />
}
