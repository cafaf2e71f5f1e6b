import type * as z from 'zod/mini'
import { Failure } from '../lib/failure.ts'

/** For a value whose schema has no message of its own: nobody can type it into our forms. */
const anyIssue = 'This is not valid here. Please check it.'

/**
 * Parses input with a schema. Throws 400 with a message for each invalid field; if all messages are the same, it is also the
 * message of the failure.
 */
export function checkInput<Schema extends z.ZodMiniType>(
  schema: Schema,
  sent: unknown,
  code: 'invalid-input' | 'bad-id',
): z.infer<Schema> {
  const result = schema.safeParse(sent, { error: () => anyIssue })
  if (result.success) return result.data
  if (code === 'bad-id') throw new Failure('bad-id')
  const fields: Record<string, string> = {}
  for (const issue of result.error.issues) {
    const field = String(issue.path[0] ?? '')
    if (field) fields[field] ??= issue.message
  }
  const [text, ...others] = new Set(Object.values(fields))
  throw new Failure(code, { fields, ...(text && others.length === 0 ? { message: text } : {}) })
}
