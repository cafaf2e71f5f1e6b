import { limits } from '@prangan/contract/limits'
import { defineBoolean, defineInt, defineSecret, defineString } from 'firebase-functions/params'

/** Origins besides the site's own that may make the calls, parted by spaces; for example the college's earlier site. */
const corsOrigins = defineString('CORS_ORIGINS', { default: '' })

/** The project's public web key, with which passwords are checked. The emulator takes any. */
const webApiKey = defineString('WEB_API_KEY')

/** How many proxies of ours a call passes: Hosting's edge and Google's front end. */
const proxyHops = defineInt('PROXY_HOPS', { default: 2 })

/** The fewest characters of a new password. */
const passwordMinLength = defineInt('PASSWORD_MIN_LENGTH', { default: limits.password.usual })

/**
 * How many of each form (admission, alumni, feedback) one network address may send in an hour without a proof of work,
 * how many a day may name one person, and from how many a day the operator is told.
 */
const formsPerAddress = defineInt('FORMS_PER_ADDRESS', { default: limits.publicForms.perAddressPerHour })
const formsPerPerson = defineInt('FORMS_PER_PERSON', { default: limits.publicForms.perPersonPerDay })
const formsAlarm = defineInt('FORMS_ALARM', { default: limits.publicForms.alarmPerDay })

/** How many one-time codes one network, and everybody together, may ask for in an hour. */
const codesPerNetwork = defineInt('CODES_PER_NETWORK', { default: limits.otp.perNetworkPerHour })
const codesPerHour = defineInt('CODES_PER_HOUR', { default: limits.otp.perHour })

/** Whether the public forms have to come from the site, by Firebase App Check; the web app then needs its key. */
const appCheck = defineBoolean('APP_CHECK', { default: false })

/** The service that knows publications by their DOI, for example `https://api.crossref.org`; '' is none. */
const doiServiceUrl = defineString('DOI_SERVICE_URL', { default: '' })

/** Who the college's mails are from, for example `Sarvodaya Degree College <office@sarvodaya.test>`. */
const mailFrom = defineString('MAIL_FROM')

/** Where the office reads its mail, for example `office@sarvodaya.test`. */
const officeEmail = defineString('OFFICE_EMAIL')

/** The college's letters before the number of an application, for example `SDC`. */
const applicationPrefix = defineString('APPLICATION_PREFIX', { default: 'ADM' })

/** Where the site is, for links in mails; without a slash at its end. */
const siteUrl = defineString('SITE_URL')

/** The mail server, for example `smtps://user:password@smtp.example.org`. */
const smtpUrl = defineSecret('SMTP_URL')

/** What one-time codes are signed with: 32 random bytes or more, in any spelling. */
const otpSecret = defineSecret('OTP_SECRET')

/** What the operator sets, read when a request needs it. */
export const configuration = {
  corsOrigins: () => corsOrigins.value().split(/\s+/).filter(Boolean),
  webApiKey: () => webApiKey.value(),
  proxyHops: () => proxyHops.value(),
  passwordMinLength: () => passwordMinLength.value(),
  formsPerAddress: () => formsPerAddress.value(),
  formsPerPerson: () => formsPerPerson.value(),
  formsAlarm: () => formsAlarm.value(),
  codesPerNetwork: () => codesPerNetwork.value(),
  codesPerHour: () => codesPerHour.value(),
  appCheck: () => appCheck.value(),
  doiServiceUrl: () => doiServiceUrl.value(),
  mailFrom: () => mailFrom.value(),
  officeEmail: () => officeEmail.value(),
  applicationPrefix: () => applicationPrefix.value(),
  siteUrl: () => process.env.APP_URL || siteUrl.value(),
  smtpUrl: () => smtpUrl.value(),
  otpSecret: () => otpSecret.value(),
}

/**
 * Secrets to bind to a function. The local suite has none: it sets the same names as plain variables, and must not ask
 * Google for them. The emulator reads our functions in a process that sees only its own variables.
 */
const isLocal = process.env.FUNCTIONS_EMULATOR === 'true'
export const mailSecrets = isLocal ? [] : [smtpUrl]
export const codeSecrets = isLocal ? [] : [otpSecret, smtpUrl]
