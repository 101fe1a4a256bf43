import { useContext, useEffect, useState } from 'react'
import { whenArrived } from '../lib/late-code.ts'
import { LaterContext } from '../ui/later/later-context.ts'

const loadFileDrop = async () => {
  const { FileDrop } = await import('../features/file-drop/index.ts')
  return { Part: FileDrop }
}

/** What takes files from anywhere on the page, fetched once there is something to read. */
export function LateFileDrop() {
  const later = useContext(LaterContext)
  const [drop, setDrop] = useState<Awaited<ReturnType<typeof loadFileDrop>> | null>(null)

  useEffect(() => {
    let giveUp = () => {}
    const stop = later(() => {
      giveUp = whenArrived(loadFileDrop, setDrop, 'files cannot be dropped on the page')
    })
    return () => {
      stop()
      giveUp()
    }
  }, [later])

  return drop === null ? null : <drop.Part />
}
