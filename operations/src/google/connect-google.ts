import { setTimeout as pause } from 'node:timers/promises'
import { findCredentials } from './credentials.ts'
import { createGoogle } from './google.ts'
import { originsFrom } from './services.ts'

export async function connectGoogle(project: string, interrupted: AbortSignal) {
  const token = await findCredentials()
  const wait = async (milliseconds: number) => {
    await pause(milliseconds, undefined, { signal: interrupted })
  }
  return { google: createGoogle({ project, origins: originsFrom(process.env), token, wait }), wait }
}
