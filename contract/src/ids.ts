import * as z from 'zod/mini'
import { college } from './college.config.ts'

const notAnId = 'That id is not valid.'

/**
 * An id in a path. Firestore stalls for seconds on ids such as `__proto__` and `..` and reads `a/b` as another
 * collection, so an id is letters, digits, `-` and `_`, and never starts with two underscores.
 */
export const IdSchema = z.string(notAnId).check(z.regex(/^(?!__)[A-Za-z0-9_-]{1,64}$/, notAnId))

/**
 * The id of an application or inquiry with this number: the number without the college's short code.
 */
export const idOfNumber = (number: string): string => number.slice(number.indexOf('-') + 1)

/** The number of the application or inquiry with this id: the id behind the college's short code. */
export const numberOfId = (id: string): string => `${college.shortCode}-${id}`

/** A stored file's name: no separators, no leading dot, ASCII. */
export const FileNameSchema = z
  .string()
  .check(z.regex(/^[A-Za-z0-9][A-Za-z0-9_-]*(\.[A-Za-z0-9_-]+){1,3}$/), z.maxLength(100))
