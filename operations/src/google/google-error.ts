type Detail = { reason?: string; metadata?: Record<string, string>; violations?: { description?: string }[] }

/** The body with which Google's services refuse. */
export type ErrorBody = { error?: { message?: string; status?: string; details?: Detail[] } }

/** A refusal of one of Google's services. Its message is a sentence for the operator that says what to do. */
export class GoogleError extends Error {
  readonly status: number
  /** Google's own code, such as PERMISSION_DENIED; a detail's reason where there is one, such as SERVICE_DISABLED. */
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

  /** Whether the same request may succeed a little later: a quota, a conflict with another change, a failure of theirs. */
  get isTransient(): boolean {
    return this.status === 429 || this.status >= 500 || this.code === 'ABORTED'
  }

  /** Whether what was asked for belongs to an API that is off, or was switched on so lately that it is not there yet. */
  get isServiceDisabled(): boolean {
    return this.code === 'SERVICE_DISABLED' || this.code === 'USER_PROJECT_DENIED'
  }
}

/** Runs what uses Cloud Storage's library, whose refusals then say what to do as those of the other services. */
export async function explainRefusals<Result>(project: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    const { code, message } = error as { code?: unknown; message: string }
    throw typeof code === 'number' ? new GoogleError(project, code, { error: { message } }) : error
  }
}

/** Says what the operator can do about a refusal. */
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
