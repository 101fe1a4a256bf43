import { atom } from 'jotai/vanilla'

/** The text of a layout file: of all workspaces, or of the one that is shown. What writes it is fetched then. */
export const layoutTextAtom = atom(
  null,
  async (get, _set, which: 'all' | 'shown'): Promise<string> => {
    const { layoutFileAtom, workspaceFileAtom } = await import('./exchange-layout.ts')
    return get(which === 'all' ? layoutFileAtom : workspaceFileAtom)
  },
)
