export { AppStoreProvider } from './AppStoreProvider.tsx'
export { SessionProvider, useSession } from './SessionProvider.tsx'
export { useAppAction, useAppValue } from './use-app.ts'
export { useSessionAction, useSessionValue } from './use-session.ts'
