import { hasPush, pressedPath, type PushGate } from './push-gate.ts'

const registration = async () => (await import('./push-registration.ts')).pushRegistration

export const browserPush: PushGate = {
  isSupported: () => hasPush(window),
  current: async (account) => (await registration()).current(account),
  subscribe: async (...wish) => (await registration()).subscribe(...wish),
  unsubscribe: async (account) => (await registration()).unsubscribe(account),
  watchPresses(listener) {
    // Absent on insecure pages, whatever the types say.
    const { serviceWorker }: { readonly serviceWorker?: ServiceWorkerContainer } = navigator
    const handleMessage = ({ data }: MessageEvent<unknown>) => {
      const path = pressedPath(data)
      if (path !== null) listener(path)
    }
    serviceWorker?.addEventListener('message', handleMessage)
    return () => serviceWorker?.removeEventListener('message', handleMessage)
  },
}
