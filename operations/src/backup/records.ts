export type BackupRecord = { head: unknown; bytes: number; body?: AsyncIterable<Buffer> | Iterable<Buffer> }

/** Writes the lengths of the JSON and the body, then both. Throws if a body has another length. */
export async function* encodeRecords(records: AsyncIterable<BackupRecord>): AsyncGenerator<Buffer> {
  for await (const { head, bytes, body = [] } of records) {
    const json = Buffer.from(JSON.stringify(head))
    const lengths = Buffer.alloc(12)
    lengths.writeUInt32BE(json.length, 0)
    lengths.writeBigUInt64BE(BigInt(bytes), 4)
    yield Buffer.concat([lengths, json])
    let left = bytes
    for await (const part of body) {
      left -= part.length
      yield part
    }
    if (left !== 0) throw new Error('A file has changed while it was read.')
  }
}

/** A body that is not read is skipped before the next record. */
export async function* decodeRecords(
  source: AsyncIterable<Buffer>,
): AsyncGenerator<{ head: unknown; bytes: number; body: AsyncGenerator<Buffer> }> {
  const reader = new Reader(source)
  while (!(await reader.isAtEnd())) {
    const lengths = await reader.take(12)
    const bytes = Number(lengths.readBigUInt64BE(4))
    const head: unknown = JSON.parse((await reader.take(lengths.readUInt32BE(0))).toString())
    const body = reader.pass(bytes)
    yield { head, bytes, body }
    for await (const _ of body);
  }
}

class Reader {
  readonly #source: AsyncIterator<Buffer>
  #held: Buffer = Buffer.alloc(0)

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]()
  }

  async isAtEnd(): Promise<boolean> {
    return this.#held.length === 0 && !(await this.#fill())
  }

  async take(count: number): Promise<Buffer> {
    const parts: Buffer[] = []
    for await (const part of this.pass(count)) parts.push(part)
    return parts.length === 1 ? (parts[0] as Buffer) : Buffer.concat(parts)
  }

  async *pass(count: number): AsyncGenerator<Buffer> {
    for (let left = count; left > 0; ) {
      if (this.#held.length === 0 && !(await this.#fill()))
        throw new Error('The backup ends within a record.')
      const part = this.#held.subarray(0, left)
      this.#held = this.#held.subarray(part.length)
      left -= part.length
      yield part
    }
  }

  async #fill(): Promise<boolean> {
    while (this.#held.length === 0) {
      const { done, value } = await this.#source.next()
      if (done) return false
      this.#held = value
    }
    return true
  }
}
