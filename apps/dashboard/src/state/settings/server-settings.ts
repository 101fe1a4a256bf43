import { atom } from 'jotai/vanilla'
import {
  changeServerSetting,
  parseServerSettings,
  type ServerSettings,
} from '@colonnade/domain/settings'
import { perSession, type Session } from '../session.ts'

/** The settings that an account keeps on its server, but for the columns: those live in the shell's store. */
export const serverSettingsAtom = perSession(() => atom<ServerSettings>(parseServerSettings(null)))

/** @param path e.g. `['home', 'shows', 'reblog']`; what changes is saved by `save-settings.ts` */
export const changeServerSettingAtom = atom(
  null,
  (get, set, session: Session, path: readonly string[], value: unknown) => {
    const settings = get(serverSettingsAtom(session))
    set(serverSettingsAtom(session), changeServerSetting(settings, path, value))
  },
)
