import { initializeApp } from 'firebase/app'
import { type AppCheck, getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check'

/** The only module that uses App Check. Import it only with `import()`, when a form is sent: it loads Google's reCAPTCHA. */

let appCheck: AppCheck | undefined

function connect(): AppCheck {
  // A separate app: with the shared one, Firestore and Auth would ask reCAPTCHA too.
  appCheck ??= initializeAppCheck(initializeApp(__FIREBASE_CONFIG__, 'forms'), {
    provider: new ReCaptchaEnterpriseProvider(__APP_CHECK_KEY__),
  })
  return appCheck
}

/** Returns a token that proves that a call is from this site; undefined if there is none, which the server handles. */
export async function siteToken(): Promise<string | undefined> {
  try {
    return (await getToken(connect())).token
  } catch {
    return undefined
  }
}
