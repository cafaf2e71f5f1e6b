type Detail = { reason?: string; metadata?: Record<string, string>; violations?: { description?: string }[] }

export type ErrorBody = { error?: { message?: string; status?: string; details?: Detail[] } }

/** An error from Google. Its message tells the operator what to do. */
export class GoogleError extends Error {
  readonly status: number
  /** Google's code, such as PERMISSION_DENIED, or the reason of a detail, such as SERVICE_DISABLED. */
  readonly code: string
  constructor(project: string, status: number, { error }: ErrorBody, retryAfter?: string) {
    const reason = error?.details?.find((detail) => detail.reason)?.reason
    const code = reason ?? error?.status ?? ''
    super(
      `${explain(project, status, code, retryAfter)} Google says: ${error?.message ?? `status ${status}`}`,
    )
    this.status = status
    this.code = code
  }

  /** True if a retry may succeed: a quota, a conflict, or a failure on their side. */
  get isTransient(): boolean {
    return this.status === 429 || this.status >= 500 || this.code === 'ABORTED'
  }

  /** True if the API is off, or was switched on so recently that it is not active yet. */
  get isServiceDisabled(): boolean {
    return this.code === 'SERVICE_DISABLED' || this.code === 'USER_PROJECT_DENIED'
  }
}

/** Makes errors of Cloud Storage's library say what to do, like those of other services. */
export async function explainRefusals<Result>(project: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    const { code, message } = error as { code?: unknown; message: string }
    throw typeof code === 'number' ? new GoogleError(project, code, { error: { message } }) : error
  }
}

function explain(project: string, status: number, code: string, retryAfter?: string): string {
  const again = 'run the same command again: it goes on where it stopped.'
  if (status === 429) {
    const pause = retryAfter ? `${retryAfter} seconds` : 'some minutes'
    return `Google's quota for these requests is used up: wait ${pause} and ${again}`
  }
  if (status === 401) {
    return `Google does not accept your credentials any more: run \`npx firebase login --reauth\`, then ${again}`
  }
  if (code === 'SERVICE_DISABLED' || code === 'USER_PROJECT_DENIED') {
    return `An API of ${project} is off, or was switched on only now: wait a minute and ${again}`
  }
  if (status === 403) {
    return (
      `Your account has no right to do this in ${project}: ask an owner to give it the role Owner at ` +
      `https://console.cloud.google.com/iam-admin/iam?project=${project}, then ${again}`
    )
  }
  if (status === 404) {
    return `${project} is not set up for this: run \`npm run deploy -- --project ${project}\`.`
  }
  if (status >= 500) return `Google cannot answer for now: wait some minutes and ${again}`
  return `Google refuses this for ${project}.`
}
