import { readFileSync } from 'node:fs'
import { courses } from '@prangan/contract/schemas/admissions'
import { courseAt } from '@prangan/contract/testing/fixtures'

const names: readonly string[] = ['', ...courses]

/** Returns the documents that a release stored; a college without one of its courses would refuse them, so they get another. */
export const readRelease = (file: string) =>
  JSON.parse(readFileSync(new URL(`../releases/${file}`, import.meta.url), 'utf8'), (key, value) =>
    key === 'course' && !names.includes(value.stringValue) ? { stringValue: courseAt(0) } : value,
  )
