import { splitRoute } from '@prangan/contract/endpoints/table'
import { errors } from '@prangan/contract/errors'
import { errorsOf } from '../../../functions/src/openapi/row-errors.ts'
import type { Row } from './calls.ts'
import type { Answer, Sent } from './send.ts'

/** The catalogue's statuses, and those of Express for files and preflights. */
const known = new Set<number>([
  ...Object.values(errors).map(([status]) => status),
  200,
  201,
  204,
  206,
  304,
  416,
])

const insides = [
  /\bat \S+ \(?\S+:\d+:\d+\)?/,
  /node_modules|node:internal|file:\/\/\//,
  /\/(home|root|tmp|workspace|srv|usr)\/[\w.-]+/,
  /\b(TypeError|RangeError|SyntaxError|ReferenceError|ZodError|FirebaseError)\b/,
  /\b(INVALID_ARGUMENT|FAILED_PRECONDITION|firestore|storage\.googleapis|sharp|busboy|vips)\b/i,
]

const libraryMessages =
  /^(invalid input|invalid string|invalid option|too (small|big)|unrecognized)|expected .+ received/i

/** The local suite lacks these services; the catalogue has an error for each. */
const absent = new Set<string>([errors['doi-off'][1]])

export function keepsPromises({ endpoint }: Row, sent: Sent, answer: Answer): void {
  const wrong = whatIsWrong(endpoint, sent, answer) ?? undescribed(endpoint, sent, answer)
  if (wrong) throw new Error(`${sent.method} ${sent.path.slice(0, 200)} → ${answer.status}: ${wrong}`)
}

function whatIsWrong(endpoint: Row['endpoint'], sent: Sent, answer: Answer): string | undefined {
  const { status, headers, bytes } = answer
  if (!known.has(status)) return 'a status that the catalogue does not know'
  if (headers['x-content-type-options'] !== 'nosniff') return 'may be sniffed'
  if (sent.method === 'HEAD' || status === 204 || status === 304) return undefined
  if (status < 400 || status === 416) return wrongSuccess(endpoint, sent, answer)
  if (headers['cache-control'] !== 'no-store') return 'a refusal that may be cached'
  if (headers['cross-origin-opener-policy'] !== 'same-origin')
    return 'a refusal that others may open and hold'
  return wrongRefusal(status, String(headers['content-type']), bytes.toString())
}

/** A row's own path and method must answer only what its documentation describes. */
function undescribed(
  endpoint: Row['endpoint'],
  { method, path }: Sent,
  { status, bytes }: Answer,
): string | undefined {
  const isOwn = endpoint.routes.some((route) => isAt(splitRoute(route), method, path))
  if (!isOwn || status < 400 || status === 416) return undefined
  const described = errorsOf(endpoint).some((code) => errors[code][0] === status)
  return described ? undefined : `its documentation names no such refusal: ${bytes.toString().slice(0, 200)}`
}

/** Returns true if the request has this route for certain: its parameters leave the segments unchanged. */
function isAt(route: { method: string; path: string }, method: string, path: string): boolean {
  const [bare = ''] = path.split('?')
  const pattern = route.path.replace(/:\w+/g, '[\\w@.-]{3,}').replace(/\*\w+/g, '[\\w./-]{3,}')
  return route.method === method && new RegExp(`^${pattern}$`).test(bare)
}

function wrongSuccess(
  { output }: Row['endpoint'],
  sent: Sent,
  { bytes, headers }: Answer,
): string | undefined {
  if (sent.method === 'OPTIONS') return undefined
  if (output === 'file') {
    const isShownPdf =
      headers['content-type'] === 'application/pdf' &&
      String(headers['content-disposition']).startsWith('inline')
    const fence = isShownPdf ? "default-src 'none'" : "sandbox; default-src 'none'"
    if (!String(headers['content-security-policy']).startsWith(fence)) return `a file without ${fence}`
    return headers['cross-origin-opener-policy'] ? 'a sandboxed file that no browser opens' : undefined
  }
  const parsed = output.safeParse(JSON.parse(bytes.toString()))
  return parsed.success ? undefined : `not what the table says: ${JSON.stringify(parsed.error.issues)}`
}

function wrongRefusal(status: number, type: string, text: string): string | undefined {
  const leak = insides.find((pattern) => pattern.test(text))
  if (leak) return `shows its insides (${leak}): ${text.slice(0, 300)}`
  if (type.startsWith('text/plain'))
    return libraryMessages.test(text) ? `speaks a library's words: ${text}` : undefined
  if (!type.startsWith('application/json')) return `answers ${type}`
  const { message, error, errors: fields = {} } = JSON.parse(text) as Record<string, unknown>
  if (typeof message !== 'string' || message === '' || message !== error) return `no sentence: ${text}`
  if (status >= 500 && !absent.has(message)) return `a fault of ours: ${message}`
  const foreign = [message, ...Object.values(fields as object)].find((message) =>
    libraryMessages.test(message),
  )
  return foreign === undefined ? undefined : `speaks a library's words: ${text.slice(0, 300)}`
}
