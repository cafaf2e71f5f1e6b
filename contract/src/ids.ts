import { college } from '@prangan/college/config'
import * as z from 'zod/mini'

const notAnId = 'That id is not valid.'

/** An id in a path. Firestore stalls for seconds on ids such as `__proto__` and `..`, and reads `a/b` as another collection. */
export const IdSchema = z.string(notAnId).check(z.regex(/^(?!__)[A-Za-z0-9_-]{1,64}$/, notAnId))

export const idOfNumber = (number: string): string => number.slice(number.indexOf('-') + 1)

export const numberOfId = (id: string): string => `${college.shortCode}-${id}`

/** No separators, no leading dot, ASCII only. */
export const FileNameSchema = z
  .string()
  .check(z.regex(/^[A-Za-z0-9][A-Za-z0-9_-]*(\.[A-Za-z0-9_-]+){1,3}$/), z.maxLength(100))
