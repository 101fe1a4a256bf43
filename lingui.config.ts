import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en'],
  catalogs: [
    {
      path: 'apps/dashboard/src/locales/{locale}',
      include: ['apps/dashboard/src'],
      exclude: ['**/*.test.*', '**/*.btest.*', '**/*.gallery.*'],
    },
  ],
  format: formatter({ lineNumbers: false }),
})
