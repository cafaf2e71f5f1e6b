import { vi } from 'vitest'
import { logger } from './logger.ts'
import { resetProcess } from './reset-process.ts'

/**
 * Runs before each test file of rules and endpoints. Loading Firebase's clients takes longer than most of these tests,
 * so files share a process; this resets it for each.
 */
vi.mock('firebase-functions/logger', () => logger)
await resetProcess()
