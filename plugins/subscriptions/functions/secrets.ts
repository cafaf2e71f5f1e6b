import { createECDH } from 'node:crypto'

const curve = 'prime256v1'

/** `npm run deploy` makes the secret, and the functions that sign codes get it. */
export const secrets = [
  {
    name: 'VAPID_PRIVATE_KEY',
    title: 'Key of notifications',
    make: (): string => {
      const pair = createECDH(curve)
      pair.generateKeys()
      return Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url')
    },
  },
]

/** Returns the public key to a private one of 32 bytes in base64url; undefined for anything else. */
export function publicKeyOf(privateKey: string): string | undefined {
  if (!/^[A-Za-z0-9_-]{43}$/.test(privateKey)) return undefined
  try {
    const pair = createECDH(curve)
    pair.setPrivateKey(privateKey, 'base64url')
    return pair.getPublicKey('base64url')
  } catch {
    return undefined
  }
}
