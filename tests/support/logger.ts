import { vi } from 'vitest'

/** Stands for the functions' log in all tests of rules and calls: a line for each call would bury what they find. */
export const logger = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
