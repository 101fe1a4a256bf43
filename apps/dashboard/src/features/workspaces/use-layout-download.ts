import { formatISO } from 'date-fns/formatISO'
import { logError } from '../../lib/logger.ts'
import { saveFile } from '../../lib/save-file.ts'
import { layoutTextAtom } from '../../state/columns/layout-text.ts'
import { useAppAction } from '../../state/react/index.ts'

/** Hands the layout out as a file: all workspaces, or the one that is shown. */
export function useLayoutDownload() {
  const textOf = useAppAction(layoutTextAtom)
  const save = (which: 'all' | 'shown') => {
    textOf(which)
      .then((text) =>
        saveFile(new File([text], layoutFileName(new Date()), { type: 'application/json' })),
      )
      .catch((error: unknown) => logError('the layout was not saved', error))
  }

  return { all: () => save('all'), shown: () => save('shown') }
}

/** `colonnade-layout-2026-11-23.json`, by the calendar of who exports. */
export function layoutFileName(day: Date): string {
  return `colonnade-layout-${formatISO(day, { representation: 'date' })}.json`
}
