import { useEffect } from 'react'
import { FileDrop } from '../features/file-drop/index.ts'
import { platformAtom } from '../state/app-store.ts'
import { useAppValue } from '../state/react/index.ts'
import { FediverseLinks } from './FediverseLinks.tsx'
import { startPreloading } from './preload-frequent-parts.ts'

/** What the deck needs only after the first posts: the file drop target of the page, links to
 * other servers, and code loaded ahead. */
export function LateParts() {
  const { clock } = useAppValue(platformAtom)

  useEffect(() => startPreloading(clock), [clock])

  return (
    <>
      <FileDrop />
      <FediverseLinks />
    </>
  )
}
