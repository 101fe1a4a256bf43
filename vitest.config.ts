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
          include: ['{packages,apps}/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs'],
          exclude,
          // A store that is made from nothing takes its time on two busy cores.
          hookTimeout: 30_000,
          testTimeout: 15_000,
        },
      },
      {
        extends: true,
        root: 'apps/dashboard',
        // Bundled before the first test: a dependency found later would reload the page in the middle of one.
        optimizeDeps: {
          entries: ['src/**/*.btest.tsx', 'src/main.tsx'],
          include: [
            // Arrives late on purpose.
            '@dnd-kit/core',
            'react/jsx-dev-runtime',
            'react-dom/client',
            'jotai/react',
            'jotai/vanilla',
            'jotai/vanilla/utils',
            'vitest-browser-react',
            '@colonnade/api-client > ofetch',
          ],
        },
        test: {
          name: 'browser',
          include: ['src/**/*.btest.tsx'],
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
