import { createDeps } from './deps.ts'

export const region = 'asia-south1'

/** What all functions of a process share. */
export const deps = createDeps()
