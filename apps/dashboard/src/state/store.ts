import type { createStore } from 'jotai/vanilla'

export type Store = ReturnType<typeof createStore>
