import { createContext } from 'react'
import { SHARE_COMPOSER } from '../../../state/authors/composer-authors.ts'

/** Names the composer whose author can be chosen. */
export const ComposerContext = createContext(SHARE_COMPOSER)
