import { college } from './college.config.ts'

const KiB = 1024
const MiB = 1024 * KiB

/** Every limit of the product, once: hints, checks, rules and tests read them from here. Sizes are bytes, times milliseconds. */
export const limits = {
  body: {
    /** A JSON body. */
    json: 64 * KiB,
    /** A whole multipart body: its largest file and room for fields. */
    multipart: 12 * MiB,
    /** One text field of a multipart body. */
    field: 16 * KiB,
    fields: 40,
    files: 2,
  },
  file: {
    /** A notice's PDF or picture. */
    notice: 10 * MiB,
    photo: 5 * MiB,
    resume: 5 * MiB,
  },
  /** Pixels: the longest side of a photo that is kept, and what the public is shown of it. */
  photo: { longestSide: 1_600, shown: { width: 480, height: 600 } },
  text: {
    title: 200,
    link: 2_000,
    name: 120,
    short: 200,
    address: 500,
    long: 4_000,
    email: 254,
    mobile: 20,
    reason: 500,
    fileName: 100,
    pincode: 10,
    /** What the office writes beside a decision. */
    note: 1_000,
  },
  /** Characters of a publication's fields. */
  publication: { title: 500, month: 20, issn: 20, impact: 20 },
  /** A teacher's records of one kind, and how many publications may stand before the others. */
  records: { perKind: 200, highlights: college.limits.highlights },
  /** Years: the ages that a form takes for true, of an applicant, of an alumnus, and at the end of a degree. */
  ages: {
    applicant: college.limits.youngestApplicant,
    alumnus: college.limits.youngestAlumnus,
    atPassing: 15,
    oldest: 100,
  },
  /** `usual` is the fewest characters where the operator says nothing, `min` the fewest that may be said. */
  password: { min: 8, usual: 15, max: 256 },
  otp: {
    digits: 6,
    lifetime: 10 * 60_000,
    comparesPerCode: 5,
    comparesPerHour: 10,
    comparesPerDay: 20,
    /** Guesses that only the requester of a code can spend, and of one kept for known sources; the others are shared. */
    ownCompares: 1,
    ownComparesOfReserved: 2,
    mailsPerMinute: 1,
    mailsPerHour: 3,
    mailsPerDay: 6,
    /** Kept beside those for a device or network from which the account has signed in before. */
    knownMailsPerHour: 1,
    knownMailsPerDay: 2,
    /** Codes in an hour for one network, and for everybody together. */
    perNetworkPerHour: 20,
    perHour: 200,
  },
  signIn: {
    failuresBeforeDelay: 10,
    firstDelay: 60_000,
    longestDelay: 15 * 60_000,
    /** Sign-ins of one account from one source that may be under way at once: what a burst can try before it is counted. */
    atOnce: 30,
    failuresPerAddress: 50,
    perAddressWithin: 15 * 60_000,
    /** Passwords that all unknown sources together may try for one account in a day. */
    strangersPerDay: 1_000,
    /** How long a device or network is known after a sign-in from it. */
    knownFor: 90 * 24 * 60 * 60_000,
  },
  /** Who did what is kept for a year. */
  auditLifetime: 365 * 24 * 60 * 60_000,
  /** How long a mail that cannot be sent is tried again: milliseconds. */
  mailLifetime: 7 * 24 * 60 * 60_000,
  /** How many of the office's decisions, and of its mails, an application remembers. */
  decisions: 50,
  publicForms: {
    /** Of one form from a network address; beyond it a form needs a proof of work. */
    perAddressPerHour: 60,
    /** How many times that an IPv6 /56 has of a /64, and a /48 of a /56. */
    wider: 4,
    /** How many times that all who come by the same proxy have. */
    behindProxy: 20,
    /** How many times that, where App Check has seen the site's page. */
    withAppCheck: 10,
    /** Of one form with a mobile number or an e-mail address. */
    perPersonPerDay: 3,
    /** Of one form from everyone: then the operator is told, and nothing closes. */
    alarmPerDay: 500,
    sameWithin: 10 * 60_000,
    /** Zero bits that a proof begins with, each more twice the work: 14 take a phone about a second. */
    proof: { bits: 12, mostBits: 17, lifetime: 10 * 60_000 },
    /** Milliseconds: nobody fills in a form quicker, and our own pages send none before. */
    leastTime: 2_000,
  },
  /** How long the answer to a create is kept for a repeat with the same key: milliseconds. */
  idempotency: { lifetime: 24 * 60 * 60_000 },
  /** How many of each list `notices/current` carries: what a first screen shows, and what one cheap read may weigh. */
  notices: { ticker: college.limits.ticker, news: college.limits.news, events: college.limits.events },
  /** How many pinned items stand at the head of a list; an older pin stands at its ordinary place. */
  pins: college.limits.pins,
  /** How long a deleted notice stays in the bin: milliseconds. */
  noticeBinLifetime: college.limits.daysInBin * 24 * 60 * 60_000,
  /** How many documents a stranger's query may ask for at once; `firestore.rules` says the same number. */
  publicList: 100,
  /** Staged uploads are swept after this long. */
  stagingLifetime: 24 * 60 * 60_000,
} as const
