/** Constants that the build defines (`build/site-constants.ts`). */
/** For the server: the file of the client's build that each source is in. */
declare const __CLIENT_MANIFEST__: import('vite').Manifest
/** For the server: the stylesheets of the client's build, by their files. */
declare const __CLIENT_STYLES__: Readonly<Record<string, string>>
declare const __TARGET__: 'emulator' | 'production'
declare const __FIREBASE_CONFIG__: {
  apiKey: string
  authDomain: string
  projectId: string
  storageBucket: string
  appId: string
}
/** App Check's public key; '' if it is not set up. */
declare const __APP_CHECK_KEY__: string
/** The minimum length of a new password, as the server checks it. */
declare const __PASSWORD_MIN_LENGTH__: number
declare const __BUILD_YEAR__: number
/** A plugin has a part in the service worker. */
declare const __HAS_SERVICE_WORKER__: boolean
/** The site's public address, without a slash at its end. */
declare const __SITE_URL__: string
