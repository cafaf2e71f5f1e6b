import { vi } from 'vitest'
import { logger } from './logger.ts'
import { resetProcess } from './reset-process.ts'

/**
 * Runs before each test file of rules and endpoints. Loading Firebase's clients takes longer than most tests, so files share a
 * process, which this resets.
 */
vi.mock('firebase-functions/logger', () => logger)
await resetProcess()
