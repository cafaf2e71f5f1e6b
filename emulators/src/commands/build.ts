import { buildOnce } from '../build.ts'
import type { Command } from '../session.ts'

/**
 * Builds what is deployed. `firebase deploy` runs it first, so that it never uploads a stale build or one for the emulators.
 */
export const build: Command = async (_, { interrupted }) => {
  await buildOnce('production', {}, interrupted)
  return 0
}
