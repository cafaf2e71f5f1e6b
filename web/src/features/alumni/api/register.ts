import { alumniEndpoints } from '@prangan/contract/endpoints/alumni'
import type { RegisterAlumnusInput } from '@prangan/contract/schemas/alumni'
import { call, type FormOptions } from '../../../http/client.ts'
import type { OnProgress } from '../../../http/transport.ts'
import { language } from '../../../messages/language.ts'

export async function register(
  registration: RegisterAlumnusInput,
  photo: File,
  { onProgress, ...form }: FormOptions & { onProgress: OnProgress },
): Promise<string> {
  const input = { body: { ...registration, language: language() }, files: { photo } }
  const { message } = await call(alumniEndpoints, 'registerAlumnus', input, { onProgress, form })
  return message
}
