import { vi } from 'vitest'
import { logger } from './logger.ts'
import { resetProcess } from './reset-process.ts'

/**
 * Runs before each file of rules and calls. Loading Firebase's clients takes longer than most of these tests, so files
 * share a process; each begins as the first did.
 */
vi.mock('firebase-functions/logger', () => logger)
await resetProcess()
