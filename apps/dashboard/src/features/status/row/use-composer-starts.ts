import { useContext } from 'react'
import { useSession } from '../../../state/react/index.ts'
import { NavigateContext } from '../../../ui/link/navigate-context.ts'
import { composerStarts } from './composer-starts.ts'

/** The starts of the account above. */
export const useComposerStarts = () => composerStarts(useSession(), useContext(NavigateContext))
