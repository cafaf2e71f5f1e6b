import { vi } from 'vitest'

/** Replaces the functions' log in tests of rules and endpoints, which would drown their output. */
export const logger = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
