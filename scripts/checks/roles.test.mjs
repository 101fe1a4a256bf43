import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inRoot } from '../runner/paths.mjs'

/** The sources that are shipped to the browser. */
const sources = ['apps/dashboard/src', 'packages/domain/src', 'packages/api-client/src']
  .flatMap((root) =>
    readdirSync(inRoot(root), { recursive: true }).map(
      (file) => `${root}/${file.replaceAll('\\', '/')}`,
    ),
  )
  .filter((file) => /\.tsx?$/.test(file))
  .filter((file) => !/\.(b?test|gallery)\.tsx?$|\/(testing|fixtures|gallery|contract)\//.test(file))

const findFilesMatching = (pattern) =>
  sources.filter((file) => pattern.test(readFileSync(inRoot(file), 'utf8'))).toSorted()

test(
  'uses no role in the client except the session and the staff flag',
  { tags: ['SES-14'] },
  () => {
    expect(sources.length).toBeGreaterThan(500)
    expect(
      findFilesMatching(/\b(?:is_?(?:admin|moderator|owner)|can_?(?:moderate|manage)\w*)\b/i),
    ).toEqual([])
    // Permissions are only read in one place, which sets the flag.
    expect(findFilesMatching(/role\?*\.permissions/)).toEqual([
      'packages/domain/src/session/build-initial-state.ts',
    ])
    expect(findFilesMatching(/meta\.is_staff/)).toEqual([
      'apps/dashboard/src/features/account/use-account-entries.ts',
      'apps/dashboard/src/features/status/row/display-options.ts',
    ])
  },
)
