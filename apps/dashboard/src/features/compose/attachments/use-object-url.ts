import { useMemo, useSyncExternalStore } from 'react'

/** An address for a file while it is shown; null for none. Let go as soon as nobody shows it. */
export function useObjectUrl(file: Blob | null): string | null {
  const { subscribe, read } = useMemo(() => objectUrl(file), [file])
  return useSyncExternalStore(subscribe, read)
}

function objectUrl(file: Blob | null) {
  let url: string | null = null

  return {
    subscribe: () => {
      url = file === null ? null : URL.createObjectURL(file)
      return () => {
        if (url !== null) URL.revokeObjectURL(url)
        url = null
      }
    },
    read: () => url,
  }
}
