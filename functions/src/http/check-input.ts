import type * as z from 'zod/mini'
import { Failure } from '../lib/failure.ts'

/**
 * What was sent, as the schema wants it. Throws 400 with a text for each field that does not fit; where all say the
 * same, that text is the message.
 */
export function checkInput<Schema extends z.ZodMiniType>(
  schema: Schema,
  sent: unknown,
  code: 'invalid-input' | 'bad-id',
): z.infer<Schema> {
  const result = schema.safeParse(sent)
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
