import * as z from 'zod/mini'

/** A JSON Schema (2020-12), as far as it is used here. */
export type JsonSchema = {
  type?: string | string[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  description?: string
  [keyword: string]: unknown
}

/** A contract schema's input or output type as JSON Schema. */
export function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, '~standard': __, ...plain } = z.toJSONSchema(schema, { io }) as JsonSchema
  return plain
}
