import { join } from 'node:path'

/** The repository's root, and the folders that the suite keeps there (both are ignored by git). */
export const root = join(import.meta.dirname, '..', '..')
export const cacheFolder = join(root, '.cache')
export const dataFolder = join(root, '.data')

/** The project's own Node, which is the one that the Functions runtime has. */
export const node = join(root, 'node_modules', '.bin', 'node')

/** The program of an installed package, as a script for `node`. */
export function packageScript(name: 'firebase' | 'maildev' | 'playwright' | 'vite' | 'vitest'): string {
  return join(root, 'node_modules', '.bin', name)
}
