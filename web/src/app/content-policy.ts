/** Origins a page may connect to: its own, and Firebase or the emulators. */
const connections = {
  production:
    "'self' https://firestore.googleapis.com https://identitytoolkit.googleapis.com https://securetoken.googleapis.com https://firebasestorage.googleapis.com",
  emulator: "'self' http://127.0.0.1:* ws://127.0.0.1:*",
} as const

/** What App Check's reCAPTCHA needs; it is loaded when a visitor sends a form. */
const appCheck = {
  script: ' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
  connection: ' https://content-firebaseappcheck.googleapis.com https://www.google.com/recaptcha/',
  frame: ' https://www.google.com/recaptcha/',
} as const

type PolicyParts = {
  target: keyof typeof connections
  hasAppCheck: boolean
  /** Hashes of the inline script and the inline style, such as `sha256-…`. */
  scriptHash: string
  styleHash: string
}

/** A page's Content Security Policy. */
export function contentPolicy({ target, hasAppCheck, scriptHash, styleHash }: PolicyParts): string {
  const ifAppCheck = (part: keyof typeof appCheck) => (hasAppCheck ? appCheck[part] : '')
  return [
    "default-src 'self'",
    `script-src 'self' '${scriptHash}'${ifAppCheck('script')}`,
    `style-src 'self' '${styleHash}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${connections[target]}${ifAppCheck('connection')}`,
    // For the map on the contact page. Every page allows it, since client-side navigation keeps the first page's policy.
    `frame-src https://www.openstreetmap.org${ifAppCheck('frame')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join(';')
}
