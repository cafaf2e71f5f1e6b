import * as z from 'zod/mini'

export type JsonSchema = {
  type?: string | string[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  description?: string
  [keyword: string]: unknown
}

export function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, '~standard': __, ...plain } = z.toJSONSchema(schema, { io }) as JsonSchema
  return plain
}
