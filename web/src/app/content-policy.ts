/** Origins that a page may connect to: its own, and Firebase or the emulators. */
const connections = {
  production:
    "'self' https://firestore.googleapis.com https://identitytoolkit.googleapis.com https://securetoken.googleapis.com https://firebasestorage.googleapis.com",
  emulator: "'self' http://127.0.0.1:* ws://127.0.0.1:*",
} as const

const appCheck = {
  script: ' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
  connection: ' https://content-firebaseappcheck.googleapis.com https://www.google.com/recaptcha/',
  frame: ' https://www.google.com/recaptcha/',
} as const

type PolicyParts = {
  target: keyof typeof connections
  hasAppCheck: boolean
  scriptHash: string
  styleHash: string
}

/** Returns a page's Content Security Policy. */
export function contentPolicy({ target, hasAppCheck, scriptHash, styleHash }: PolicyParts): string {
  const ifAppCheck = (part: keyof typeof appCheck) => (hasAppCheck ? appCheck[part] : '')
  return [
    "default-src 'self'",
    `script-src 'self' '${scriptHash}'${ifAppCheck('script')}`,
    `style-src 'self' '${styleHash}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${connections[target]}${ifAppCheck('connection')}`,
    // A notice's PDF, and the map on the contact page. Every page allows them, since client-side navigation keeps the first
    // page's policy. The office sees PDFs of applicants in frames, read with its token: only this site's scripts make such addresses.
    `frame-src 'self' blob: https://www.openstreetmap.org${ifAppCheck('frame')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join(';')
}
