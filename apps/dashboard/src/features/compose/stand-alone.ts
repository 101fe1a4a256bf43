export { Composer } from './Composer.tsx'
export type { ComposerParts } from './composer-parts.tsx'
export { NO_SUGGESTING, type Suggesting } from './suggestions/suggesting.ts'
