import fc from 'fast-check'

// A run says something of the change that it tests: chance must not decide whether a fault is seen.
fc.configureGlobal({ seed: 2026 })
