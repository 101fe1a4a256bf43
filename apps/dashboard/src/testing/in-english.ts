import { i18n } from '../lib/i18n.ts'
import { loadPatternCompiler } from '../state/settings/late-patterns.ts'

/*
 * Tests without a page share their process, whose words are one thing for all of it: each file finds English,
 * whether or not what it imports would speak it, and whatever came before.
 */
i18n.loadAndActivate({ locale: 'en', messages: {} })

// Loaded on demand in the program; tests of columns' expressions do not wait for it.
await loadPatternCompiler()
