/** Constants that the build writes in (`build/site-constants.ts`). */
/** For the server: which file of the client's build each source is in. */
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
/** App Check's public key; '' where it is not set up. */
declare const __APP_CHECK_KEY__: string
/** The fewest characters of a new password: what the server asks for. */
declare const __PASSWORD_MIN_LENGTH__: number
declare const __BUILD_YEAR__: number
/** The site's public address, without a slash at its end. */
declare const __SITE_URL__: string
