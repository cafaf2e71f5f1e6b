import { readFileSync } from 'node:fs'

/** Returns the documents that a release stored. */
export const readRelease = (file: string) =>
  JSON.parse(readFileSync(new URL(`../releases/${file}`, import.meta.url), 'utf8'))
