import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'
import { LOCALES } from './packages/domain/src/settings/local-settings.ts'

export default defineConfig({
  sourceLocale: 'en',
  locales: [...LOCALES],
  catalogs: [
    {
      path: 'apps/dashboard/src/locales/{locale}',
      include: ['apps/dashboard/src'],
      exclude: ['**/*.test.*', '**/*.gallery.*'],
    },
  ],
  format: formatter({ lineNumbers: false }),
})
