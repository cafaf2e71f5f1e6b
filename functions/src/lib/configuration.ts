import { limits } from '@prangan/contract/limits'
import { secrets } from '@prangan/plugins/functions/secrets'
import { defineBoolean, defineInt, defineSecret, defineString, projectID } from 'firebase-functions/params'

/** Origins besides the site's own that may call the endpoints, separated by spaces; for example the college's earlier site. */
const corsOrigins = defineString('CORS_ORIGINS', { default: '' })

/** The Auth service needs the project's public web key to check passwords. The emulator accepts any. */
const webApiKey = defineString('WEB_API_KEY')

/** The number of our proxies that a request passes: Hosting's edge and Google's front end. */
const proxyHops = defineInt('PROXY_HOPS', { default: 2 })

/** Networks of our proxies besides Hosting's edge, separated by spaces; for example `203.0.113.0/24`. */
const trustedProxies = defineString('TRUSTED_PROXIES', { default: '' })

const passwordMinLength = defineInt('PASSWORD_MIN_LENGTH', { default: limits.password.usual })

/**
 * Limits of each form: per network address in an hour without a proof of work, per person in a day, and per day before the
 * operator gets an alert.
 */
const formsPerAddress = defineInt('FORMS_PER_ADDRESS', { default: limits.publicForms.perAddressPerHour })
const formsPerPerson = defineInt('FORMS_PER_PERSON', { default: limits.publicForms.perPersonPerDay })
const formsAlarm = defineInt('FORMS_ALARM', { default: limits.publicForms.alarmPerDay })

/** Limits of one-time codes in an hour: per network, and for everybody together. */
const codesPerNetwork = defineInt('CODES_PER_NETWORK', { default: limits.otp.perNetworkPerHour })
const codesPerHour = defineInt('CODES_PER_HOUR', { default: limits.otp.perHour })

/** The public forms then need a Firebase App Check token, and the web app needs its key. */
const appCheck = defineBoolean('APP_CHECK', { default: false })

/** The service that looks up publications by their DOI, for example `https://api.crossref.org`; '' for none. */
const doiServiceUrl = defineString('DOI_SERVICE_URL', { default: '' })

const linkCheck = defineBoolean('LINK_CHECK', { default: true })

/**
 * The address of the newest release in GitHub's form, for example
 * `https://api.github.com/repos/<owner>/<name>/releases/latest`; '' for none.
 */
const releasesUrl = defineString('RELEASES_URL', { default: '' })

/** Google's Cloud Monitoring, which counts Firestore's reads; '' for none. */
const monitoringUrl = defineString('MONITORING_URL', { default: 'https://monitoring.googleapis.com' })

/**
 * The sender of the college's mails, for example `The College <office@college.example>`; by default the office of the published
 * site settings.
 */
const mailFrom = defineString('MAIL_FROM', { default: '' })

/** The office's mailbox; by default the address of the published site settings. */
const officeEmail = defineString('OFFICE_EMAIL', { default: '' })

/** The site's address for links in mails, without a trailing slash. */
const siteUrl = defineString('SITE_URL')

/** The mail server, for example `smtps://user:password@smtp.example.org`. */
const smtpUrl = defineSecret('SMTP_URL')

/** The secret that signs one-time codes: 32 random bytes or more, in any encoding. */
const otpSecret = defineSecret('OTP_SECRET')

/** A secret of a plugin: `npm run deploy` keeps what `make` returns, and the plugin reads a variable of that name. */
export type PluginSecret = { name: string; title: string; make: () => string }

const pluginSecrets = (secrets as readonly PluginSecret[]).map(({ name }) => defineSecret(name))

/** The operator's settings. Each is read when it is used: parameters have no value while functions are deployed. */
export const configuration = {
  corsOrigins: () => corsOrigins.value().split(/\s+/).filter(Boolean),
  webApiKey: () => webApiKey.value(),
  proxies: () => ({ hops: proxyHops.value(), trusted: trustedProxies.value().split(/\s+/).filter(Boolean) }),
  passwordMinLength: () => passwordMinLength.value(),
  formsPerAddress: () => formsPerAddress.value(),
  formsPerPerson: () => formsPerPerson.value(),
  formsAlarm: () => formsAlarm.value(),
  codesPerNetwork: () => codesPerNetwork.value(),
  codesPerHour: () => codesPerHour.value(),
  appCheck: () => appCheck.value(),
  doiServiceUrl: () => doiServiceUrl.value(),
  linkCheck: () => linkCheck.value(),
  releasesUrl: () => releasesUrl.value(),
  monitoringUrl: () => monitoringUrl.value(),
  projectId: () => projectID.value(),
  mailFrom: () => mailFrom.value(),
  officeEmail: () => officeEmail.value(),
  /** Cloud Run gives each deployment another name. */
  revision: () => process.env.K_REVISION ?? '',
  siteUrl: () => process.env.APP_URL || siteUrl.value(),
  smtpUrl: () => smtpUrl.value(),
  otpSecret: () => otpSecret.value(),
}

export type Configuration = typeof configuration

/**
 * The emulators have no secrets: they set the same names as plain variables and must not ask Google. Only the emulator's
 * process that reads our functions has this variable.
 */
const isLocal = process.env.FUNCTIONS_EMULATOR === 'true'
export const mailSecrets = isLocal ? [] : [smtpUrl]
export const codeSecrets = isLocal ? [] : [otpSecret, smtpUrl, ...pluginSecrets]
