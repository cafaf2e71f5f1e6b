import { randomUUID } from 'node:crypto'
import { hostOf } from './storage-emulators.ts'

export type Upload = {
  bytes: Uint8Array
  contentType?: string | undefined
  metadata?: Record<string, string>
}

export type Stored = { contentType: string; metadata: Record<string, string>; size: number }

/** The emulator accepts this token past the rules, for fixtures and checks. */
const owner = 'Bearer owner'

/**
 * A bucket of the test, because the rules hold in every bucket. It makes the web SDK's REST calls; each returns whether the
 * rules allowed it.
 */
export class Bucket {
  readonly name = `storage-rules-${randomUUID()}`
  readonly #objects = `http://${hostOf('FIREBASE_STORAGE_EMULATOR_HOST')}/v0/b/${this.name}/o`

  get = (path: string, token?: string) => this.#request('GET', this.#url(path, '?alt=media'), token)

  readMetadata = (path: string, token?: string) => this.#request('GET', this.#url(path), token)

  delete = (path: string, token?: string) => this.#request('DELETE', this.#url(path), token)

  list(folder: string, token?: string): Promise<boolean> {
    const prefix = folder === '' ? '' : `${folder}/`
    return this.#request('GET', `${this.#objects}?prefix=${encodeURIComponent(prefix)}&delimiter=/`, token)
  }

  updateMetadata(path: string, metadata: Record<string, string>, token?: string): Promise<boolean> {
    const init = { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ metadata }) }
    return this.#request('PATCH', this.#url(path), token, init)
  }

  upload(path: string, upload: Upload, token?: string): Promise<boolean> {
    return this.#upload(path, upload, token && `Firebase ${token}`)
  }

  /** Stores an object past the rules. */
  async put(path: string, upload: Upload): Promise<void> {
    await this.#upload(path, upload, owner)
  }

  /** Reads an object past the rules; null if there is none. */
  async look(path: string): Promise<Stored | null> {
    const response = await fetch(this.#url(path), { headers: { Authorization: owner } })
    if (response.status === 404) return null
    const { contentType, metadata = {}, size } = (await response.json()) as Stored
    return { contentType, metadata, size: Number(size) }
  }

  async empty(): Promise<void> {
    const response = await fetch(this.#objects, { headers: { Authorization: owner } })
    const { items } = (await response.json()) as { items: { name: string }[] }
    for (const { name } of items) {
      await fetch(this.#url(name), { method: 'DELETE', headers: { Authorization: owner } })
    }
  }

  #url(path: string, query = ''): string {
    return `${this.#objects}/${encodeURIComponent(path)}${query}`
  }

  #upload(path: string, upload: Upload, authorization?: string): Promise<boolean> {
    const { bytes, contentType, metadata } = upload
    const boundary = randomUUID()
    const head = `--${boundary}\r\nContent-Type: application/json\r\n\r\n`
    const type = `\r\n--${boundary}\r\nContent-Type: ${contentType ?? 'application/octet-stream'}\r\n\r\n`
    const body = Buffer.concat([
      Buffer.from(head + JSON.stringify({ name: path, contentType, metadata }) + type),
      bytes,
      Buffer.from(`\r\n--${boundary}--`),
    ])
    const headers = {
      'Content-Type': `multipart/related; boundary=${boundary}`,
      'X-Goog-Upload-Protocol': 'multipart',
      ...(authorization && { Authorization: authorization }),
    }
    return this.#send(`${this.#objects}?name=${encodeURIComponent(path)}`, { method: 'POST', headers, body })
  }

  #request(method: string, url: string, token?: string, init: RequestInit = {}): Promise<boolean> {
    const headers = { ...init.headers, ...(token && { Authorization: `Firebase ${token}` }) }
    return this.#send(url, { ...init, method, headers })
  }

  /** Returns true when done and false when the rules refused; throws otherwise. */
  async #send(url: string, init: RequestInit): Promise<boolean> {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(20_000) })
    const text = await response.text()
    if (response.ok) return true
    if (response.status === 403 && text.includes('Permission denied. No ')) return false
    throw new Error(`${init.method} ${url}: ${response.status} ${text}`)
  }
}
