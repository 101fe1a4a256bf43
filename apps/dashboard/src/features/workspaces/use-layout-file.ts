import { useState } from 'react'
import { type Layout, type LayoutError, readLayout } from '@colonnade/domain/workspaces'

/** No layout of this app is nearly as large. In bytes. */
export const MAX_LAYOUT_BYTES = 1_000_000

export type LayoutFile =
  | { readonly status: 'none' }
  | {
      readonly status: 'refused'
      readonly name: string
      readonly reason: LayoutError | 'too-large' | 'unreadable'
    }
  | { readonly status: 'read'; readonly name: string; readonly layout: Layout }

/** Reads the selected file. Reading never changes the layout. */
export function useLayoutFile() {
  const [file, setFile] = useState<LayoutFile>({ status: 'none' })

  const read = async (chosen: File) => setFile(await readFile(chosen))
  return { file, read: (chosen: File) => void read(chosen) }
}

async function readFile(chosen: File): Promise<LayoutFile> {
  const { name } = chosen
  if (chosen.size > MAX_LAYOUT_BYTES) return { status: 'refused', name, reason: 'too-large' }
  const text = await chosen.text().catch(() => null)
  if (text === null) return { status: 'refused', name, reason: 'unreadable' }
  const reading = readLayout(text)
  if (!reading.isRead) return { status: 'refused', name, reason: reading.refusal }
  return { status: 'read', name, layout: reading.layout }
}
