const minute = 60_000
const day = 24 * 60 * minute

/** Times are in milliseconds, hours are those of India. */
export const subscriptionLimits = {
  /** An address that nobody confirms is deleted after these. */
  requestLifetime: 2 * day,
  quiet: { from: 21, until: 7 },
  week: { length: 7 * day, hour: 9 },
  /** Mails of a day by default: free mail accounts take 500, and the core needs some of them. */
  mailsPerDay: 400,
  /** Subscribers for whom mails are queued in one batch, and mails that are read to be sent. */
  page: 100,
  /** A worker stops after these, and another may begin when its lease has ended. */
  run: 8 * minute,
  lease: 10 * minute,
  /** The first pause before a mail is tried again; each further one is twice as long, up to the longest. */
  retry: { first: 5 * minute, longest: 6 * 60 * minute },
  /** Temporary failures after which the mail server counts as down. */
  failures: 3,
  /** Characters of a notice's text in a mail. */
  excerpt: 300,
  /** An event with a time takes so long in calendars, which need an end that nobody enters. */
  eventLength: 60 * minute,
  push: {
    /** So many devices at most, since strangers can make some up. A notice costs two writes for each. */
    devices: 20_000,
    endpointLength: 1_000,
    /** How long a push service and we try to reach a device that is off. */
    lifetime: day,
    excerpt: 150,
    /** Requests at a time, and how long one may take. */
    atOnce: 10,
    timeout: 10_000,
    /** Failures in a row after which the network counts as down; one push service alone rarely has so many. */
    failures: 50,
  },
} as const
