import { existsSync } from 'node:fs'
import { limits } from '@prangan/contract/limits'
import { loadEnv } from 'vite'
import firebase from '../../firebase.json' with { type: 'json' }
import { pluginFolders } from '../../plugins/folders.ts'

/** The point of plugins that `src/service-worker.ts` joins. */
const hasServiceWorker = pluginFolders.some((folder) =>
  existsSync(`${import.meta.dirname}/../../${folder}/web/service-worker.ts`),
)

export type Target = 'emulator' | 'production'

/** The variables of `.env.production` that hold the Firebase project's public web configuration. */
const settings = {
  apiKey: 'VITE_FIREBASE_API_KEY',
  authDomain: 'VITE_FIREBASE_AUTH_DOMAIN',
  projectId: 'VITE_FIREBASE_PROJECT_ID',
  storageBucket: 'VITE_FIREBASE_STORAGE_BUCKET',
  appId: 'VITE_FIREBASE_APP_ID',
} as const

const emulatorConfig = {
  apiKey: 'demo-prangan',
  authDomain: 'demo-prangan.firebaseapp.com',
  projectId: 'demo-prangan',
  storageBucket: 'demo-prangan.appspot.com',
  appId: 'demo-prangan',
}

/** The build's target: PRANGAN_TARGET, production by default. */
export function readTarget(): Target {
  const target = process.env.PRANGAN_TARGET ?? 'production'
  if (target === 'emulator' || target === 'production') return target
  throw new Error(`PRANGAN_TARGET is '${target}'; it must be 'emulator' or 'production'.`)
}

/** The project's web configuration. Throws if a production build has none, and names what is missing. */
function firebaseConfig(target: Target): typeof emulatorConfig {
  if (target === 'emulator') return emulatorConfig
  const env = loadEnv('production', `${import.meta.dirname}/..`, 'VITE_FIREBASE_')
  const missing = Object.values(settings).filter((name) => !env[name])
  if (missing.length > 0) {
    throw new Error(
      `A production build needs the Firebase project's web configuration. Missing: ${missing.join(', ')}. ` +
        '`npm run deploy -- --project <project id>` writes it.',
    )
  }
  return Object.fromEntries(
    Object.entries(settings).map(([key, name]) => [key, env[name] ?? '']),
  ) as typeof emulatorConfig
}

/**
 * The site's public origin, without a trailing slash; of a local suite that of one without PORT_SHIFT. Throws if a
 * production build has none.
 */
export function siteUrl(target: Target): string {
  if (target === 'emulator') return `http://127.0.0.1:${firebase.emulators.hosting.port}`
  const url = loadEnv('production', `${import.meta.dirname}/..`, 'VITE_SITE_URL').VITE_SITE_URL
  if (url && URL.canParse(url)) return new URL(url).origin
  throw new Error(
    'A production build needs the address of the site, VITE_SITE_URL in web/.env.production: ' +
      '`npm run deploy -- --project <project id>` writes it.',
  )
}

/** The public key of App Check, '' if the college has not set it up. */
function appCheckKey(target: Target): string {
  if (target === 'emulator') return ''
  return loadEnv('production', `${import.meta.dirname}/..`, 'VITE_APP_CHECK_KEY').VITE_APP_CHECK_KEY ?? ''
}

/** The minimum length of a new password, as configured for the functions of the same project. */
function passwordMinLength(target: Target): number {
  const { projectId } = firebaseConfig(target)
  const env = loadEnv(projectId, `${import.meta.dirname}/../../functions`, 'PASSWORD_MIN_LENGTH')
  return Math.max(limits.password.min, Number(env.PASSWORD_MIN_LENGTH ?? limits.password.usual))
}

/** Constants that Vite inlines in the client's or the server's code; `src/site-constants.d.ts` declares them. */
export function siteConstants(target: Target, side: 'client' | 'server'): Record<string, string> {
  // One local build serves suites on any ports, so each side reads there where it runs.
  const ownAddress = side === 'client' ? 'location.origin' : 'process.env.APP_URL'
  return {
    __TARGET__: JSON.stringify(target),
    __FIREBASE_CONFIG__: JSON.stringify(firebaseConfig(target)),
    __APP_CHECK_KEY__: JSON.stringify(appCheckKey(target)),
    __PASSWORD_MIN_LENGTH__: String(passwordMinLength(target)),
    __SITE_URL__: target === 'emulator' ? ownAddress : JSON.stringify(siteUrl(target)),
    __BUILD_YEAR__: String(new Date().getFullYear()),
    __HAS_SERVICE_WORKER__: String(hasServiceWorker),
  }
}
