const hour = 60 * 60_000
const day = 24 * hour

/** Times are in milliseconds. */
export const subscriptionLimits = {
  /** An address that nobody confirms is deleted after these. */
  requestLifetime: 2 * day,
} as const
