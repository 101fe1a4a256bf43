export { useComposerParts } from './composer-parts.tsx'
export { Drafts } from './drafts/Drafts.tsx'
export { Suggester } from './suggestions/use-composer-suggestions.tsx'
