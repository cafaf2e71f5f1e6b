import type { Ports } from './ports.ts'

export const projectId = 'demo-prangan'
const region = 'asia-south1'

export type Environment = Record<string, string>

export function appUrl(ports: Ports): string {
  return `http://127.0.0.1:${ports.hosting}`
}

/** The mailbox's page; `/email` below it is the same as JSON. */
export function mailUrl(ports: Ports): string {
  return `http://127.0.0.1:${ports.mail}`
}

export function clientEnvironment(ports: Ports): Environment {
  const storageBucket = `${projectId}.appspot.com`
  return {
    APP_URL: appUrl(ports),
    MAIL_URL: mailUrl(ports),
    SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
    FUNCTIONS_URL: `http://127.0.0.1:${ports.functions}/${projectId}/${region}`,
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `127.0.0.1:${ports.storage}`,
    // The Cloud Storage client requires a scheme, the Admin SDK's variable above none.
    STORAGE_EMULATOR_HOST: `http://127.0.0.1:${ports.storage}`,
    FIREBASE_EMULATOR_HUB: `127.0.0.1:${ports.hub}`,
    FIRESTORE_PREFER_REST: 'false',
    GCLOUD_PROJECT: projectId,
    FIREBASE_CONFIG: JSON.stringify({ projectId, storageBucket }),
    // Otherwise the Admin SDK looks for the credentials of a Google machine.
    METADATA_SERVER_DETECTION: 'none',
    PRANGAN_TARGET: 'emulator',
  }
}

/** Options for the Firestore emulator. Java prints them to the log, which is no error. */
const javaOptions = [
  // Java's small HTTP server delays everything after the first 4 KB until they are acknowledged: up to 40 ms.
  '-Dsun.net.httpserver.nodelay=true',
  // A suite runs for minutes on few cores: one compiler and one collector make writes 20 % faster.
  '-XX:TieredStopAtLevel=1',
  '-XX:+UseSerialGC',
]

export function emulatorEnvironment(ports: Ports, configHome: string): Environment {
  return {
    APP_URL: appUrl(ports),
    SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
    FIRESTORE_PREFER_REST: 'false',
    PRANGAN_TARGET: 'emulator',
    // The emulator starts a process per parallel request, 50 by default: too many for two cores.
    FUNCTIONS_EMULATOR_PARALLEL: '4',
    // A short process writes the functions' manifest to a file, instead of serving it on a free port.
    FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
    // Seconds; a busy machine needs more than the 10 by default.
    FUNCTIONS_DISCOVERY_TIMEOUT: '120',
    JDK_JAVA_OPTIONS: `${process.env.JDK_JAVA_OPTIONS ?? ''} ${javaOptions.join(' ')}`.trim(),
    // Avoids network access: no look-up of Google's credentials or of newer versions, and a separate home for firebase-tools'
    // settings, where nobody is signed in and the message of the day is cached.
    METADATA_SERVER_DETECTION: 'none',
    NO_UPDATE_NOTIFIER: '1',
    npm_config_offline: 'true',
    XDG_CONFIG_HOME: configHome,
  }
}

/** Variables of the caller's shell that would point the emulators to another project. */
export const foreignVariables = [
  'FIREBASE_AUTH_EMULATOR_HOST',
  'FIREBASE_CONFIG',
  'FIREBASE_STORAGE_EMULATOR_HOST',
  'FIREBASE_TOKEN',
  'FIRESTORE_EMULATOR_HOST',
  'GCLOUD_PROJECT',
  'GOOGLE_APPLICATION_CREDENTIALS',
  'GOOGLE_CLOUD_PROJECT',
  'STORAGE_EMULATOR_HOST',
]
