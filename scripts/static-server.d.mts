import type { Server } from 'node:http'

type Headers = Readonly<Record<string, string>>

export declare function createStaticServer(
  folder: string,
  adaptHeaders: (headers: Headers) => Headers,
): Server
