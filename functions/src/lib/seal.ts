import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Configuration } from './configuration.ts'

const [ivLength, tagLength] = [12, 16]

/** Encrypts a value as JSON by AES-256-GCM; the key has 32 bytes. */
export function seal(key: Buffer, value: object): string {
  const iv = randomBytes(ivLength)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  const sealed = Buffer.concat([cipher.update(JSON.stringify(value)), cipher.final()])
  return Buffer.concat([iv, sealed, cipher.getAuthTag()]).toString('base64')
}

/** Decrypts what `seal` returned. Throws for another key, and if the text was changed. */
export function unseal(key: Buffer, sealed: string): object {
  const bytes = Buffer.from(sealed, 'base64')
  const options = { authTagLength: tagLength }
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivLength), options)
  decipher.setAuthTag(bytes.subarray(-tagLength))
  const value = Buffer.concat([decipher.update(bytes.subarray(ivLength, -tagLength)), decipher.final()])
  return JSON.parse(value.toString()) as object
}

/** Derives the key for one purpose from the configured secret. With another secret, what was sealed stays sealed. */
export function sealingKey({ otpSecret }: Pick<Configuration, 'otpSecret'>, purpose: string): Buffer {
  const secret = otpSecret()
  if (!secret) throw new Error('OTP_SECRET is not set')
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
}
