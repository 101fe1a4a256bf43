import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { closeFolder, makePrivateFolder } from '../owner-only.ts'

/** Where uploaded files lie, by names that nobody outside chooses. */
export interface FileShelf {
  write(name: string, bytes: Uint8Array): Promise<void>
  read(name: string): Promise<Buffer>
  remove(name: string): Promise<void>
  /** null for what is no name of a file here. */
  pathOf(name: string): Promise<string | null>
  /** Files of an instance that keeps nothing go with it. */
  close(): Promise<void>
}

const NAME = /^\d+-[0-9a-f]+(?:-small)?\.[a-z0-9]+$/

/** @param folder null for an instance that keeps nothing: then a folder that goes with it, made when it is needed */
export function createFileShelf(folder: string | null): FileShelf {
  let made: Promise<string> | null = null
  const open = (): Promise<string> => {
    made ??=
      folder === null
        ? mkdtemp(join(tmpdir(), 'colonnade-uploads-'))
        : Promise.resolve(madeFolder(folder))
    return made
  }
  const placeOf = async (name: string) => join(await open(), name)

  return {
    pathOf: async (name) => (NAME.test(name) ? placeOf(name) : null),
    async write(name, bytes) {
      const path = await placeOf(name)
      // Aside first: nobody ever reads half a file.
      await writeFile(`${path}.new`, bytes)
      await rename(`${path}.new`, path)
    },
    read: async (name) => readFile(await placeOf(name)),
    remove: async (name) => rm(await placeOf(name), { force: true }),
    async close() {
      if (folder === null && made !== null) await rm(await made, { recursive: true, force: true })
    },
  }
}

function madeFolder(folder: string): string {
  makePrivateFolder(folder)
  closeFolder(folder)
  return folder
}
