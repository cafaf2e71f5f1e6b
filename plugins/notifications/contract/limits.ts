const day = 24 * 60 * 60_000

/** Times are in milliseconds, the hour is India's. */
export const notificationLimits = {
  /** Of a person, and for how long. */
  kept: 100,
  lifetime: 90 * day,
  /** The latest, which the bell listens to. */
  shown: 30,
  morning: { hour: 8, titles: 10 },
  /** What has been due for longer is not told again, when its notification was deleted. */
  pageDue: 7 * day,
} as const
