import { i18n } from '../lib/i18n.ts'
import { loadPatternCompiler } from '../state/settings/lazy-patterns.ts'

/* Tests without a page share a process and its global i18n. This activates English before each file, independent of
   its imports and of earlier files. */
i18n.loadAndActivate({ locale: 'en', messages: {} })

// Loaded on demand in the program. Tests of column filters do not wait for it.
await loadPatternCompiler()
