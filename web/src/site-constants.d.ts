/** Written in by the build (`build/target.ts`). */
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
