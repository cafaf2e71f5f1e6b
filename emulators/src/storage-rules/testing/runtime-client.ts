import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

export type Answer = {
  id: unknown
  action: string
  status: 'ok' | 'error'
  result: { rulesVersion?: number; permit?: boolean }
  errors: string[]
  warnings: string[]
}

export type Question = { method: string; path: string; request?: unknown; resource?: unknown }

export class RuntimeClient {
  readonly #process: ChildProcessWithoutNullStreams
  readonly #lines: AsyncIterator<string>
  #requests = 0

  complaints = ''

  private constructor(jar: string) {
    this.#process = spawn('java', ['-jar', jar, 'serve'])
    this.#process.stderr.on('data', (chunk) => {
      this.complaints += String(chunk)
    })
    this.#lines = createInterface({ input: this.#process.stdout })[Symbol.asyncIterator]()
  }

  static async start(jar: string): Promise<RuntimeClient> {
    const client = new RuntimeClient(jar)
    const ready = await client.nextLine()
    if (ready.trimEnd() !== '{"id":-1,"status":"ok","action":"ready"}')
      throw new Error(`Not a greeting: ${ready}`)
    return client
  }

  /** Ends the runtime by closing its standard input, as happens when its parent dies. Returns its exit status. */
  async stop(): Promise<number | null> {
    const ended = once(this.#process, 'exit')
    this.#process.stdin.end()
    const [status] = await ended
    return status as number | null
  }

  async nextAnswer(): Promise<Answer> {
    return JSON.parse(await this.nextLine()) as Answer
  }

  async nextLine(): Promise<string> {
    const { value, done } = await this.#lines.next()
    if (done) throw new Error(`The runtime ended. ${this.complaints}`)
    return value
  }

  async sendLine(line: string): Promise<Answer> {
    this.#process.stdin.write(`${line}\n`)
    return this.nextAnswer()
  }

  async send(action: string, context: unknown): Promise<Answer> {
    const id = this.#requests++
    const answer = await this.sendLine(JSON.stringify({ action, id, context }))
    if (answer.id !== id) throw new Error(`Asked ${id}, answered ${JSON.stringify(answer)}`)
    return answer
  }

  load(rulesetName: string, content: string): Promise<Answer> {
    return this.send('load_ruleset', { rulesetName, source: { files: [{ name: 'storage.rules', content }] } })
  }

  verify(rulesetName: string, question: Question): Promise<Answer> {
    const { method, path, request = {}, resource = null } = question
    return this.send('verify', {
      rulesetName,
      service: 'firebase.storage',
      method,
      path,
      variables: { request: expressionValue(request), resource: expressionValue(resource) },
    })
  }
}

export class PathValue {
  readonly segments: string[]
  constructor(path: string) {
    this.segments = path.split('/').filter((segment) => segment !== '')
  }
}

function expressionValue(value: unknown): unknown {
  if (value === null || value === undefined) return { null_value: null }
  if (typeof value === 'string') return { string_value: value }
  if (typeof value === 'boolean') return { bool_value: value }
  if (typeof value === 'number')
    return Number.isInteger(value) ? { int_value: value } : { float_value: value }
  if (value instanceof Date) return { timestamp_value: value.toISOString() }
  if (value instanceof PathValue) {
    return { path_value: { segments: value.segments.map((simple) => ({ simple })) } }
  }
  if (Array.isArray(value)) return { list_value: { values: value.map(expressionValue) } }
  const fields = Object.entries(value).map(([key, field]) => [key, expressionValue(field)])
  return { map_value: { fields: Object.fromEntries(fields) } }
}
