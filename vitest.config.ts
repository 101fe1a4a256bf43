import { lingui } from '@lingui/vite-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { configDefaults, defineConfig } from 'vitest/config'
import { browserLaunch } from './scripts/browser-launch.ts'
import { linguiMacro } from './scripts/lingui-macro.ts'

const exclude = [...configDefaults.exclude, '**/.data/**']

export default defineConfig({
  plugins: [linguiMacro(), react(), lingui()],
  test: {
    restoreMocks: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{packages,apps,scripts}/**/*.test.{ts,tsx}'],
          exclude,
          // A store that is made from nothing takes its time on two busy cores.
          hookTimeout: 30_000,
          testTimeout: 15_000,
        },
      },
      {
        extends: true,
        // Bundled before the first test: a dependency found later would reload the page in the middle of one.
        optimizeDeps: {
          entries: ['apps/dashboard/src/**/*.btest.tsx', 'apps/dashboard/src/main.tsx'],
          include: [
            'react',
            'react-dom',
            'react-dom/client',
            'react/jsx-runtime',
            'react/jsx-dev-runtime',
            '@lingui/core',
            '@lingui/react',
          ].map((name) => (name.startsWith('@lingui') ? `@colonnade/dashboard > ${name}` : name)),
        },
        test: {
          name: 'browser',
          include: ['apps/dashboard/**/*.btest.tsx'],
          exclude,
          testTimeout: 15_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: browserLaunch }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
