import { statusPage } from '@prangan/contract/limits'

/** Sizes are in bytes, times in milliseconds. */
export const inquiryLimits = {
  ...statusPage,
  file: 5 * 1024 * 1024,
  /** Events in the history; older ones are dropped. */
  events: 50,
} as const
