import { Problem } from '@prangan/emulators/src/problem.ts'
import { type ErrorBody, GoogleError } from './google-error.ts'
import type { Service } from './services.ts'

type Operation = { name: string; done?: boolean; error?: { message?: string; status?: string } }

export type GoogleOptions = {
  project: string
  origins: Record<Service, string>
  token: () => Promise<string>
  wait: (milliseconds: number) => Promise<void>
}

class Unreachable extends Problem {}

/** Streaming methods answer with a list. */
const refusalIn = (answer: unknown): ErrorBody => (Array.isArray(answer) ? answer[0] : answer) ?? {}

/** Milliseconds between the attempts of one request. */
const pauses = [1_000, 4_000, 15_000, 40_000]
const longestOperation = 15 * 60_000

/** These services work before the project has billing and a quota. */
const bootstrapServices: readonly Service[] = ['serviceUsage', 'resourceManager', 'billing', 'firebase']

export type Google = ReturnType<typeof createGoogle>

export function createGoogle({ project, origins, token, wait }: GoogleOptions) {
  async function send<Answer>(
    service: Service,
    method: string,
    path: string,
    body?: unknown,
    withQuotaProject = true,
  ): Promise<Answer> {
    const response = await fetch(`${origins[service]}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${await token()}`,
        // The project whose quota is used, since a person's credentials name none.
        ...(withQuotaProject && { 'x-goog-user-project': project }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(120_000),
    }).catch((error: Error) => {
      const reason = error.cause instanceof Error ? error.cause.message : error.message
      throw new Unreachable(
        `${origins[service]} cannot be reached: check the connection, then run this again. (${reason})`,
      )
    })
    const answer: unknown = await response.json().catch(() => ({}))
    if (response.ok) return answer as Answer
    const retryAfter = response.headers.get('retry-after') ?? undefined
    const error = new GoogleError(project, response.status, refusalIn(answer), retryAfter)
    if (withQuotaProject && error.isServiceDisabled && bootstrapServices.includes(service)) {
      return send(service, method, path, body, false)
    }
    throw error
  }

  async function request<Answer>(
    service: Service,
    method: string,
    path: string,
    body?: unknown,
  ): Promise<Answer> {
    for (const pause of pauses) {
      try {
        return await send<Answer>(service, method, path, body)
      } catch (error) {
        if (!(error instanceof Unreachable || (error instanceof GoogleError && error.isTransient)))
          throw error
        await wait(pause)
      }
    }
    return send<Answer>(service, method, path, body)
  }

  const get = <Answer>(service: Service, path: string) => request<Answer>(service, 'GET', path)

  return {
    get,
    post: <Answer>(service: Service, path: string, body: unknown = {}) =>
      request<Answer>(service, 'POST', path, body),
    put: <Answer>(service: Service, path: string, body: unknown) =>
      request<Answer>(service, 'PUT', path, body),
    patch: <Answer>(service: Service, path: string, body: unknown) =>
      request<Answer>(service, 'PATCH', path, body),
    find: <Answer>(service: Service, path: string): Promise<Answer | undefined> =>
      get<Answer>(service, path).catch((error) => {
        if (error instanceof GoogleError && error.status === 404) return undefined
        throw error
      }),
    /** Waits for a long-running operation; `version` is the API's, such as `v1`. */
    async settle(service: Service, version: string, started: Operation): Promise<void> {
      let operation = started
      for (let waited = 0; !operation.done; waited += 5_000) {
        if (waited >= longestOperation) {
          throw new Problem(
            'Google has worked on this for a quarter of an hour: run the same command again later.',
          )
        }
        await wait(5_000)
        operation = await get<Operation>(service, `/${version}/${operation.name}`)
      }
      if (operation.error) throw new GoogleError(project, 400, { error: operation.error })
    },
  }
}
