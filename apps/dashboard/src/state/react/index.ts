export { AppStoreProvider } from './providers.tsx'
export { SessionProvider, useSession } from './providers.tsx'
export { useAppAction, useAppValue } from './hooks.ts'
export { useSessionAction, useSessionValue } from './hooks.ts'
