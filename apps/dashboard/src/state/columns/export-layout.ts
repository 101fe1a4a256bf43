import { atom } from 'jotai/vanilla'

/** Returns the content of a layout file with all workspaces or the shown one. The code is loaded on demand. */
export const layoutTextAtom = atom(
  null,
  async (get, _set, which: 'all' | 'shown'): Promise<string> => {
    const { layoutFileAtom, workspaceFileAtom } = await import('./import-export-layout.ts')
    return get(which === 'all' ? layoutFileAtom : workspaceFileAtom)
  },
)
