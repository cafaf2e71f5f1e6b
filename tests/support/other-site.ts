/**
 * A page of another site in a browser. Calls pass CORS checks, and send the token in local storage as bearer, even if there is
 * none.
 */
export type OtherSite = {
  /** A missing item reads as `null`, as in a browser. */
  localStorage: Map<string, string>
  /** Rejects if the browser would block the answer. */
  fetch(route: string, init?: Init): Promise<Read>
}

type Init = { json?: unknown; form?: FormData; headers?: Record<string, string> }

export type Read = {
  ok: boolean
  status: number
  text: string
  json: Record<string, unknown>
  headers: Headers
}

const simpleMethods = ['GET', 'HEAD', 'POST']

export function openOtherSite(
  origin: string,
  server: string,
  clientHeaders: Record<string, string>,
): OtherSite {
  const localStorage = new Map<string, string>()
  const allowed = new Set<string>()

  /** Browsers send a preflight for requests that are not simple, once for each method and path. */
  async function preflight(method: string, path: string, headers: Headers): Promise<void> {
    const names = [...headers.keys()].filter((name) => name !== 'origin' && name !== 'x-forwarded-for').sort()
    const question = `${method} ${path} ${names}`
    if (allowed.has(question)) return
    const { status, headers: answer } = await fetch(`${server}${path}`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': method,
        'access-control-request-headers': names.join(','),
      },
    })
    const listed = (name: string) => (answer.get(name) ?? '').toLowerCase().split(/\s*,\s*/)
    const methods = listed('access-control-allow-methods')
    const mayMethod = simpleMethods.includes(method) || methods.includes(method.toLowerCase())
    const mayHeaders = names.every((name) => listed('access-control-allow-headers').includes(name))
    const mayOrigin = answer.get('access-control-allow-origin') === origin
    if (status > 299 || !mayMethod || !mayHeaders || !mayOrigin) {
      throw new TypeError(`${question}: blocked by the preflight (${status})`)
    }
    allowed.add(question)
  }

  return {
    localStorage,
    async fetch(route, { json, form, headers: more } = {}) {
      const [method = 'GET', path = '/'] = route.split(' ')
      const headers = new Headers({ authorization: `Bearer ${localStorage.get('token') ?? null}`, ...more })
      if (json !== undefined) headers.set('content-type', 'application/json')
      await preflight(method, path, headers)
      headers.set('origin', origin)
      for (const [name, value] of Object.entries(clientHeaders)) headers.set(name, value)
      const body = json === undefined ? form : JSON.stringify(json)
      const response = await fetch(`${server}${path}`, {
        method,
        headers,
        ...(body !== undefined && { body }),
      })
      if (response.headers.get('access-control-allow-origin') !== origin) {
        throw new TypeError(`${route}: the browser keeps the answer back`)
      }
      const text = await response.text()
      const isJson = response.headers.get('content-type')?.startsWith('application/json')
      return {
        ok: response.ok,
        status: response.status,
        text,
        json: isJson ? JSON.parse(text) : {},
        headers: response.headers,
      }
    },
  }
}

export function filled(fields: readonly (readonly [name: string, value: string | File])[]): FormData {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return form
}
