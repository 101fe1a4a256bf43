import type { Server } from 'node:http'
import { StartError } from './start-error.ts'

/**
 * @returns the address to open
 * @throws {StartError} `port-in-use`
 */
export function listen(server: Server, port: number, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(explain(error, port, host)))
    server.listen(port, host, () => {
      const address = server.address()
      const actual = typeof address === 'object' && address !== null ? address.port : port
      resolve(`http://${host.includes(':') ? `[${host}]` : host}:${actual}`)
    })
  })
}

function explain(error: Error, port: number, host: string): Error {
  const code = 'code' in error ? error.code : null
  if (code === 'EADDRINUSE') {
    return new StartError(
      'port-in-use',
      `Port ${port} is in use: choose another one with PORT=${port + 1}.`,
      { cause: error },
    )
  }
  if (code === 'EACCES' || code === 'EADDRNOTAVAIL') {
    return new StartError(
      'port-in-use',
      `Cannot listen on ${host}, port ${port}: choose others with HOST and PORT.`,
      { cause: error },
    )
  }
  return error
}
