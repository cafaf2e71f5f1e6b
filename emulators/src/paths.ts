import { join } from 'node:path'

export const root = join(import.meta.dirname, '..', '..')
export const cacheFolder = join(root, '.cache')
export const dataFolder = join(root, '.data')

/** The project's own Node, in the version of the Functions runtime. */
export const node = join(root, 'node_modules', '.bin', 'node')

export function packageScript(name: 'firebase' | 'maildev' | 'playwright' | 'vite' | 'vitest'): string {
  return join(root, 'node_modules', '.bin', name)
}
