import { useEffect, useState } from 'react'
import { logError } from '../lib/logger.ts'
import { useSession } from '../state/react/index.ts'

const loadFileDrop = async () => {
  const { FileDrop } = await import('../features/file-drop/index.ts')
  return { Part: FileDrop }
}

/** What takes files from anywhere on the page, fetched once the page has nothing better to do. */
export function LateFileDrop() {
  const { clock } = useSession().platform
  const [drop, setDrop] = useState<Awaited<ReturnType<typeof loadFileDrop>> | null>(null)

  useEffect(() => {
    let isGone = false
    const load = () =>
      loadFileDrop().then(
        (part) => {
          if (!isGone) setDrop(part)
        },
        (error: unknown) => logError('files cannot be dropped on the page', error),
      )
    const stop = clock.whenIdle(() => void load())
    return () => {
      isGone = true
      stop()
    }
  }, [clock])

  return drop === null ? null : <drop.Part />
}
