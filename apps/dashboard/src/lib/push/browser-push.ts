import { hasPush, parseClickMessage, type PushClient } from './push-client.ts'

const loadRegistration = async () => (await import('./push-registration.ts')).pushRegistration

export const browserPush: PushClient = {
  isSupported: () => hasPush(window),
  getSubscription: async (account) => (await loadRegistration()).getSubscription(account),
  subscribe: async (...options) => (await loadRegistration()).subscribe(...options),
  unsubscribe: async (account) => (await loadRegistration()).unsubscribe(account),
  watchClicks(listener) {
    // Undefined on insecure pages, contrary to its type.
    const { serviceWorker }: { readonly serviceWorker?: ServiceWorkerContainer } = navigator
    const handleMessage = ({ data }: MessageEvent<unknown>) => {
      const path = parseClickMessage(data)
      if (path !== null) listener(path)
    }
    serviceWorker?.addEventListener('message', handleMessage)
    return () => serviceWorker?.removeEventListener('message', handleMessage)
  },
}
