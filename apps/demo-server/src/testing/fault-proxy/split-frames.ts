const HEAD_END = '\r\n\r\n'
const SHORT = 126
const LONG = 127

/**
 * Cuts what a server sends over an upgraded connection into its parts: the head of its answer, then one WebSocket
 * frame after the other. @returns to be given each chunk; calls back with each whole part
 */
export function createFrameSplitter(onPart: (part: Buffer) => void): (chunk: Buffer) => void {
  let rest = Buffer.alloc(0)
  let hasHead = false
  return (chunk) => {
    rest = Buffer.concat([rest, chunk])
    for (;;) {
      const length = hasHead ? frameLength(rest) : headLength(rest)
      if (length === null || rest.length < length) return
      const part = rest.subarray(0, length)
      rest = rest.subarray(length)
      hasHead = true
      onPart(part)
    }
  }
}

function headLength(bytes: Buffer): number | null {
  const at = bytes.indexOf(HEAD_END)
  return at < 0 ? null : at + HEAD_END.length
}

/** Of an unmasked frame, as servers send them. */
function frameLength(bytes: Buffer): number | null {
  if (bytes.length < 2) return null
  const size = bytes.readUInt8(1) & LONG
  if (size < SHORT) return 2 + size
  if (size === SHORT) return bytes.length < 4 ? null : 4 + bytes.readUInt16BE(2)
  return bytes.length < 10 ? null : 10 + Number(bytes.readBigUInt64BE(2))
}
