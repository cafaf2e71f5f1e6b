import { errorCodeHeader } from '@prangan/contract/browser-errors'
import type { Endpoint } from '@prangan/contract/endpoints/endpoint'
import {
  type EndpointName,
  endpointTable,
  type OutputOf,
  splitRoute,
} from '@prangan/contract/endpoints/table'
import { type ErrorCode, errors } from '@prangan/contract/errors'

/** Replaces the functions behind `fetch` and `XMLHttpRequest`: each call gets the response that the test has prepared. */

export type Sent = {
  params: Record<string, string>
  body: Record<string, unknown>
  headers: Record<string, string>
}
type Answer = { status: number; text: string; headers: Record<string, string> }
type Waiting = { endpoint: EndpointName; answer: () => Promise<Answer> }

let waiting: Waiting[] = []
let arrived: { endpoint: EndpointName; sent: Sent }[] = []
let surprises: string[] = []

const rows = Object.entries(endpointTable) as [EndpointName, Endpoint][]
const patterns = rows.flatMap(([endpoint, { routes }]) =>
  routes.map((route) => {
    const { method, path } = splitRoute(route)
    const pattern = path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)').replaceAll(/\*(\w+)/g, '(?<$1>.+)')
    return { endpoint, method, pattern: new RegExp(`^${pattern}$`) }
  }),
)

function fieldsOf(body: unknown): Record<string, unknown> {
  if (body instanceof FormData) return Object.fromEntries(body)
  return typeof body === 'string' ? JSON.parse(body) : {}
}

/** Some endpoints respond with plain text instead of JSON. */
function refusal(
  endpoint: EndpointName,
  code: ErrorCode,
  more: Partial<Answer & { errors: object }> = {},
): Answer {
  const [status, message] = errors[code]
  const { plainTextErrors }: Endpoint = endpointTable[endpoint]
  const { errors: fields, headers } = more
  return {
    status,
    headers: { [errorCodeHeader.toLowerCase()]: code, ...headers },
    text: plainTextErrors ? message : JSON.stringify({ message, errors: fields }),
  }
}

type SentRequest = { method: string; url: string; headers: Record<string, string>; body: unknown }

async function answer({ method, url, headers, body }: SentRequest): Promise<Answer> {
  const path = new URL(url, location.href).pathname
  const route = patterns.find((each) => each.method === method && each.pattern.test(path))
  const at = waiting.findIndex(({ endpoint }) => endpoint === route?.endpoint)
  const [next] = at < 0 ? [] : waiting.splice(at, 1)
  if (!route || !next) {
    surprises.push(`${method} ${path}`)
    throw new TypeError('No answer is prepared.')
  }
  const params = Object.entries(route.pattern.exec(path)?.groups ?? {})
  const decoded = Object.fromEntries(params.map(([name, value]) => [name, decodeURIComponent(value)]))
  arrived.push({ endpoint: route.endpoint, sent: { params: decoded, body: fieldsOf(body), headers } })
  return next.answer()
}

function prepare(endpoint: EndpointName, answer: () => Answer | Promise<Answer>): void {
  waiting.push({ endpoint, answer: async () => answer() })
}

const success = <Name extends EndpointName>(endpoint: Name, output: OutputOf<Name>): Answer => {
  const { status }: Endpoint = endpointTable[endpoint]
  return { status: status ?? 200, text: JSON.stringify(output), headers: {} }
}

export const server = {
  answers: <Name extends EndpointName>(endpoint: Name, output: OutputOf<Name>) =>
    prepare(endpoint, () => success(endpoint, output)),
  answersFile: (endpoint: EndpointName, text: string) =>
    prepare(endpoint, () => ({ status: 200, text, headers: {} })),
  /** `fields` contains a message for each invalid field. */
  refuses: (endpoint: EndpointName, code: ErrorCode, fields: Record<string, string> = {}) =>
    prepare(endpoint, () => refusal(endpoint, code, { errors: fields })),
  asksToWait: (endpoint: EndpointName, code: ErrorCode, seconds: number) =>
    prepare(endpoint, () => refusal(endpoint, code, { headers: { 'retry-after': String(seconds) } })),
  /** The connection is lost, and there is no response. */
  isOutOfReach: (endpoint: EndpointName) =>
    prepare(endpoint, () => {
      throw new TypeError('Failed to fetch')
    }),
  isBehindBrokenGateway: (endpoint: EndpointName) =>
    prepare(endpoint, () => ({ status: 502, text: '<h1>Bad Gateway</h1>', headers: {} })),
  /** Responds when the returned function is called. */
  holds: <Name extends EndpointName>(endpoint: Name, output: OutputOf<Name>): (() => void) => {
    const gate = Promise.withResolvers<void>()
    prepare(endpoint, () => gate.promise.then(() => success(endpoint, output)))
    return gate.resolve
  },
  callsOf: (name: EndpointName): Sent[] =>
    arrived.filter(({ endpoint }) => endpoint === name).map(({ sent }) => sent),
  /** Resets the state between two tests; returns the calls without a prepared response. */
  reset: (): string[] => {
    const unexpected = surprises
    ;[waiting, arrived, surprises] = [[], [], []]
    return unexpected
  },
}

export async function fakeFetch(url: string, init: Omit<SentRequest, 'url'>): Promise<Response> {
  const { status, text, headers } = await answer({ ...init, url })
  return new Response(text, { status, headers })
}

/** Replaces the browser's `XMLHttpRequest`, as far as `sendWithProgress` uses it. */
export class FakeXMLHttpRequest extends EventTarget {
  readonly upload = new EventTarget()
  status = 0
  responseText = ''
  #request = { method: '', url: '', headers: {} as Record<string, string> }
  #answered: Record<string, string> = {}

  open(method: string, url: string): void {
    this.#request = { method, url, headers: {} }
  }
  setRequestHeader(name: string, value: string): void {
    this.#request.headers[name] = value
  }
  getResponseHeader(name: string): string | null {
    return this.#answered[name] ?? null
  }
  abort(): void {
    this.dispatchEvent(new Event('abort'))
  }
  async send(body: unknown): Promise<void> {
    try {
      const { status, text, headers } = await answer({ ...this.#request, body })
      Object.assign(this, { status, responseText: text })
      this.#answered = headers
      this.dispatchEvent(new Event('load'))
    } catch {
      this.dispatchEvent(new Event('error'))
    }
  }
}
