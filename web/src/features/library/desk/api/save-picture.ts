import { libraryEndpoints } from '@prangan/contract/endpoints/library'
import type { OutputOf } from '@prangan/contract/endpoints/table'
import type { OtherFields } from '@prangan/contract/language-fields'
import { call } from '../../../../http/client.ts'
import type { CallInput } from '../../../../http/request.ts'
import type { OnProgress } from '../../../../http/transport.ts'
import type { GetToken } from '../../../../lib/desk-session.ts'
import type { Saving } from '../../../../lib/resource-form.ts'

export type Description = { altEn: string; isDecorative: boolean } & OtherFields<'alt'>

const toWire = ({ isDecorative, ...texts }: Description) =>
  ({ ...texts, isDecorative: isDecorative ? '1' : '0' }) as const

type Uploading = { getToken: GetToken; onProgress: OnProgress; signal?: AbortSignal }

/** Adds a picture to the library; resolves with its id. */
export async function addPicture(
  file: File,
  description: Description,
  { getToken, ...options }: Uploading,
): Promise<string> {
  const input = { body: toWire(description), files: { picture: file } }
  const { id } = await call(libraryEndpoints, 'addPicture', input, { token: await getToken(), ...options })
  return id
}

export async function updatePicture(
  id: string,
  { isDecorative, ...texts }: Description & Omit<CallInput<'updatePicture'>['body'], 'isDecorative'>,
  { getToken }: Pick<Saving, 'getToken'>,
): Promise<string> {
  const body = { ...texts, isDecorative: isDecorative ? '1' : '0' } as const
  const { message } = await call(
    libraryEndpoints,
    'updatePicture',
    { params: { id }, body },
    { token: await getToken() },
  )
  return message
}

export async function replacePicture(
  { id, version }: { id: string; version: number },
  file: File,
  { getToken, ...options }: Uploading,
): Promise<string> {
  const input = { params: { id }, body: { version }, files: { picture: file } }
  return (await call(libraryEndpoints, 'replacePicture', input, { token: await getToken(), ...options }))
    .message
}

export async function deletePicture(id: string, getToken: GetToken): Promise<string> {
  return (await call(libraryEndpoints, 'deletePicture', { params: { id } }, { token: await getToken() }))
    .message
}

export async function restorePicture(id: string, getToken: GetToken): Promise<OutputOf<'restorePicture'>> {
  return call(libraryEndpoints, 'restorePicture', { params: { id } }, { token: await getToken() })
}

export async function listPictureUses(id: string, getToken: GetToken) {
  return (await call(libraryEndpoints, 'listPictureUses', { params: { id } }, { token: await getToken() }))
    .uses
}
