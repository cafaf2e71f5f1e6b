import { initializeApp } from 'firebase/app'
import { type AppCheck, getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check'

/**
 * The only module that touches App Check; reach it by `import()` alone, when a form is sent: it brings Google's
 * reCAPTCHA into the page.
 */

let appCheck: AppCheck | undefined

function connect(): AppCheck {
  // An app of its own: at the shared one, Firestore and Auth would ask reCAPTCHA too.
  appCheck ??= initializeAppCheck(initializeApp(__FIREBASE_CONFIG__, 'forms'), {
    provider: new ReCaptchaEnterpriseProvider(__APP_CHECK_KEY__),
  })
  return appCheck
}

/** A token that shows a call to come from this site; undefined where none can be had, and the server says what to do. */
export async function siteToken(): Promise<string | undefined> {
  try {
    return (await getToken(connect())).token
  } catch {
    return undefined
  }
}
