import { college } from '@prangan/college/config'

const KiB = 1024
const MiB = 1024 * KiB

/** Limits of a status page without an account: codes sent by mail, and the token for a valid code. */
export const statusPage = {
  codeLifetime: 15 * 60_000,
  comparesPerCode: 5,
  /** Per number and address. */
  codesPerHour: 3,
  codesPerDay: 6,
  /** Additional codes for a known device or network, and how long it stays known. */
  knownCodesPerHour: 2,
  knownCodesPerDay: 4,
  knownFor: 90 * 24 * 60 * 60_000,
  /** Guesses for a stranger's request that mails a still valid code again. */
  comparesPerRepeat: 2,
  /** Wrong codes per network before it must wait. A right one is always accepted. */
  failuresPerNetwork: 50,
  failuresWithin: 15 * 60_000,
  tokenLifetime: 30 * 60_000,
} as const

/** Every limit of the product. Sizes are in bytes, times in milliseconds. */
export const limits = {
  /** The factor of the limit from an IPv6 /64 to a /56, and from a /56 to a /48. */
  widerNetwork: 4,
  body: {
    json: 64 * KiB,
    /** A page's maximum characters, at up to three bytes each in Hindi. */
    draft: 320 * KiB,
    multipart: 16 * MiB,
    /** A notice's text is one field, at up to three bytes a character in Hindi. */
    field: 64 * KiB,
    fields: 40,
    files: 3,
  },
  file: {
    notice: 10 * MiB,
    photo: 5 * MiB,
    resume: 5 * MiB,
    media: 10 * MiB,
    document: 10 * MiB,
  },
  /** Pixels: the widths that pages request, the minimum side, and the maximum ratio of the sides. */
  media: { widths: [480, 768, 1152, 1600], shortestSide: 16, sideRatio: 8 },
  /** Pixels: the longest side of the stored photo, and the public size. */
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
    phone: 80,
    reason: 500,
    fileName: 100,
    pincode: 10,
    note: 1_000,
  },
  publication: { title: 500, month: 20, issn: 20, impact: 20 },
  records: { perKind: 200, highlights: college.limits.highlights, firstYear: 1950 },
  /** How long a deleted record can be restored: far longer than Undo is shown, in case the connection fails. */
  recordBinLifetime: 24 * 60 * 60_000,
  profileReview: 365 * 24 * 60 * 60_000,
  ages: {
    applicant: college.limits.youngestApplicant,
    alumnus: college.limits.youngestAlumnus,
    atPassing: 15,
    oldest: 100,
  },
  /** `usual` is the default minimum; the operator may set another one, but not below `min`. */
  password: { min: 8, usual: 15, max: 256 },
  /** How long a password set by the office can be replaced, and the minimum interval between sign-in mails. */
  firstPassword: { lifetime: 3 * 24 * 60 * 60_000, mailsApart: 60_000 },
  otp: {
    digits: 6,
    lifetime: 10 * 60_000,
    comparesPerCode: 5,
    comparesPerHour: 10,
    comparesPerDay: 20,
    /** Guesses reserved for a code's requester; the others are shared. */
    ownCompares: 1,
    ownComparesOfReserved: 2,
    mailsPerMinute: 1,
    mailsPerHour: 3,
    mailsPerDay: 6,
    /** Additional mails for a known device or network. */
    knownMailsPerHour: 1,
    knownMailsPerDay: 2,
    perNetworkPerHour: 20,
    perHour: 200,
  },
  signIn: {
    failuresBeforeDelay: 10,
    firstDelay: 60_000,
    longestDelay: 15 * 60_000,
    /** Parallel sign-ins to an account from one source, which a burst can try before any is counted. */
    atOnce: 30,
    failuresPerAddress: 50,
    perAddressWithin: 15 * 60_000,
    /** Passwords per account and day from all unknown sources together. */
    strangersPerDay: 1_000,
    knownFor: 90 * 24 * 60 * 60_000,
  },
  /** The health check for monitors: the interval between probes, and the timeout of one. */
  health: { probeApart: 10_000, longestProbe: 5_000 },
  /** Ages after which the desk warns admins, and the month's cost of reads in rupees (half of the budget alert). */
  operation: {
    backupAge: 8 * 24 * 60 * 60_000,
    mailWait: 15 * 60_000,
    latestRun: { sweep: 26 * 60 * 60_000, writeCopies: 30 * 60_000, checkLinks: 26 * 60 * 60_000 },
    readsCost: 250,
  },
  /** Days before the last day of a grant from which the person's desk says so. */
  daysOfGrantWarning: 3,
  auditLifetime: 365 * 24 * 60 * 60_000,
  /** Mails of all kinds to one address that strangers can cause. */
  strangersMails: { perHour: 6, perDay: 20 },
  mailLifetime: 7 * 24 * 60 * 60_000,
  decisions: 50,
  publicForms: {
    /** Forms of one kind per network address; beyond that, each needs a proof of work. */
    perAddressPerHour: 60,
    /** The factor for senders with a valid App Check token. */
    withAppCheck: 10,
    /** Forms of one kind with the same mobile number or e-mail address. */
    perPersonPerDay: 3,
    /** Forms of one kind from everybody; beyond that the operator is alerted, but nothing is refused. */
    alarmPerDay: 500,
    sameWithin: 10 * 60_000,
    /** Each zero bit doubles the work; 14 take a phone about a second. */
    proof: { bits: 12, mostBits: 17, lifetime: 10 * 60_000 },
    /** Nobody fills in a form faster, and our own pages never send one sooner. */
    leastTime: 2_000,
  },
  idempotency: { lifetime: 24 * 60 * 60_000 },
  /** List lengths in `notices/current`: enough for the first screen, and small enough for one cheap read. */
  notices: { ticker: college.limits.ticker, news: college.limits.news, events: college.limits.events },
  /** A notice's own page: its blocks, and the corrections that it keeps. */
  notice: {
    blocks: 20,
    place: 200,
    howToTakePart: 1_000,
    correction: 300,
    corrections: 20,
    returnReason: 500,
    /** Earlier versions that can be restored. */
    versions: 20,
    versionLifetime: 365 * 24 * 60 * 60_000,
  },
  pins: college.limits.pins,
  /** Of deleted notices and alumni. */
  binLifetime: college.limits.daysInBin * 24 * 60 * 60_000,
  content: {
    pages: 300,
    blocks: 60,
    bytes: 96 * KiB,
    text: 4_000,
    label: 200,
    description: 300,
    /** An address on the site, such as /admission/hostel. */
    path: 100,
    /** Search results show about 160 characters. */
    shownDescription: 200,
    items: 100,
    tableRows: 200,
    tableColumns: 8,
    menus: 10,
    menuGroups: 3,
    menuLinks: 12,
    slides: 10,
    leaders: 6,
    figures: 40,
    offices: 40,
    categories: 20,
    synonyms: 200,
    pins: 50,
    note: 300,
    altText: 300,
    /** Each picture and document is an entry in `site/current`. */
    pictures: 600,
    documents: 400,
    /** Versions kept per page, besides the published one and the first. */
    versions: 50,
    versionLifetime: 365 * 24 * 60 * 60_000,
    /** The maximum width in pixels, and the bytes of a page's pictures above which a warning appears. */
    pictureWidth: 960,
    weight: 1 * MiB,
    /** Months between reviews: the default, that of the site settings with their fees, and the maximum. */
    reviewMonths: { usual: 12, settings: 3, most: 36 },
    previewLifetime: 7 * 24 * 60 * 60_000,
  },
  /** The nightly check of external links: `longest` is in milliseconds, `failures` is in a row before a link is reported. */
  linkCheck: { atOnce: 4, perNight: 200, longest: 4 * 60_000, failures: 2 },
  search: {
    query: 80,
    /** How long teachers and alumni are cached if their number is unchanged. */
    teachersFor: 10 * 60_000,
    alumniFor: 60 * 60_000,
    countedFor: 5_000,
    /** The newest alumni that search covers: each process holds all of them in memory. */
    alumni: 5_000,
    /** Different queries without results that a month counts, and the months kept. */
    misses: 300,
    missMonths: 12,
    missesPerNetwork: 30,
    missesPerHour: 300,
  },
  /** Documents per query of the public; `firestore.rules` has the same number. */
  publicList: 100,
  stagingLifetime: 24 * 60 * 60_000,
} as const
