import fc from 'fast-check'

// A mutation run compares two runs of the same test: chance must not decide whether a change is seen.
fc.configureGlobal({ seed: 2026 })
