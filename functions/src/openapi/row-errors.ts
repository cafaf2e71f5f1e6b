import type { Endpoint } from '@prangan/contract/endpoints/endpoint'
import { accessEndings, type ErrorCode } from '@prangan/contract/errors'

function bodyErrors({ body }: Endpoint): ErrorCode[] {
  if (!body) return []
  const files = Object.values(body.files ?? {})
  return [
    'invalid-input',
    ...(body.format.includes('json') ? (['broken-json'] as const) : []),
    ...(body.format.includes('multipart') ? (['broken-form'] as const) : []),
    'too-large',
    'wrong-type',
    ...(files.length > 0 ? (['empty-file', 'broken-file'] as const) : []),
    ...(files.some(({ isPassive }) => isPassive)
      ? (['active-pdf', 'protected-pdf', 'damaged-pdf'] as const)
      : []),
    ...(files.some(({ kinds }) => kinds.includes('docx')) ? (['active-word'] as const) : []),
    ...(files.some(({ isPhoto }) => isPhoto) ? (['photo-too-large', 'wrong-photo-type'] as const) : []),
    ...(files.some(({ isPhoto }) => !isPhoto) ? (['file-too-large', 'wrong-file-type'] as const) : []),
  ]
}

export function errorsOf(endpoint: Endpoint): ErrorCode[] {
  return [
    ...(endpoint.params ? (['bad-address', 'bad-id'] as const) : []),
    ...bodyErrors(endpoint),
    ...(endpoint.access === 'anyone'
      ? []
      : (['sign-in-first', 'session-ended', ...accessEndings, 'role-changed', 'not-allowed'] as const)),
    ...(endpoint.isPublicForm
      ? (['not-from-site', 'hidden-field', 'forms-too-often', 'forms-of-person'] as const)
      : []),
    ...(endpoint.creates ? (['bad-key', 'key-reused'] as const) : []),
    ...(endpoint.changesData ? (['not-a-page'] as const) : []),
    ...(endpoint.output === 'file' ? (['no-such-file'] as const) : []),
    ...(endpoint.refuses ?? []),
    'our-fault',
    'busy',
  ]
}
