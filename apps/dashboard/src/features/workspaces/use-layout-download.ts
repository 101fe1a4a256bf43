import { saveFile } from '../../lib/save-file.ts'
import { layoutFileAtom, workspaceFileAtom } from '../../state/columns/exchange-layout.ts'
import { useAppValue } from '../../state/react/index.ts'
import { layoutFileName } from './layout-file-name.ts'

/** Hands the layout out as a file: all workspaces, or the one that is shown. */
export function useLayoutDownload() {
  const all = useAppValue(layoutFileAtom)
  const shown = useAppValue(workspaceFileAtom)
  const save = (text: string) =>
    saveFile(new File([text], layoutFileName(new Date()), { type: 'application/json' }))

  return { all: () => save(all), shown: () => save(shown) }
}
