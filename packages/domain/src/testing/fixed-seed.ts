import fc from 'fast-check'

// A fixed seed, so that a failure is caused by the tested change and not by chance.
fc.configureGlobal({ seed: 2026 })
