export { Composer } from './Composer.tsx'
export type { ComposerParts } from './composer-parts.tsx'
export {
  ComposerSuggestionsContext,
  NO_COMPOSER_SUGGESTIONS,
  type ComposerSuggestions,
} from './suggestions/composer-suggestions.ts'
