import { DEFAULT_LOCAL_SETTINGS, type LocalSettings } from '@colonnade/domain/settings'

type Facts = Readonly<Record<string, unknown>>

/** Local settings that are no words of the reader's: of keys that are known, switches and choices. */
export function settingsFacts(settings: LocalSettings): Facts {
  return {
    ...known(DEFAULT_LOCAL_SETTINGS, settings),
    content_warnings: {
      auto_unfold: settings.content_warnings.auto_unfold,
      hasFilter: (settings.content_warnings.filter ?? '') !== '',
    },
  }
}

/** Every string among them is one of a fixed choice, or a colour: that is how they are read. */
function known(defaults: object, settings: object): Facts {
  return Object.fromEntries(
    Object.entries(defaults).map(([name, usual]: [string, unknown]) => {
      const value: unknown = Reflect.get(settings, name)
      const isGroup = typeof usual === 'object' && usual !== null
      return [name, isGroup ? known(usual, Object(value) as object) : value]
    }),
  )
}
