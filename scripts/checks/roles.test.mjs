import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inRoot } from '../runner/paths.mjs'

/** What is shipped to the browser. */
const sources = ['apps/dashboard/src', 'packages/domain/src', 'packages/api-client/src']
  .flatMap((root) =>
    readdirSync(inRoot(root), { recursive: true }).map(
      (file) => `${root}/${file.replaceAll('\\', '/')}`,
    ),
  )
  .filter((file) => /\.tsx?$/.test(file))
  .filter((file) => !/\.(b?test|gallery)\.tsx?$|\/(testing|fixtures|gallery|contract)\//.test(file))

const naming = (pattern) =>
  sources.filter((file) => pattern.test(readFileSync(inRoot(file), 'utf8'))).toSorted()

test(
  'the client knows who is signed in and who is staff, and no other role',
  { tags: ['SES-14'] },
  () => {
    expect(sources.length).toBeGreaterThan(500)
    expect(naming(/\b(?:is_?(?:admin|moderator|owner)|can_?(?:moderate|manage)\w*)\b/i)).toEqual([])
    // A role is read in one place, and becomes the flag there.
    expect(naming(/role\?*\.permissions/)).toEqual([
      'packages/domain/src/session/build-initial-state.ts',
    ])
    expect(naming(/meta\.is_staff/)).toEqual([
      'apps/dashboard/src/features/account/use-account-entries.ts',
      'apps/dashboard/src/features/status/row/row-options.ts',
    ])
  },
)
