import { libraryEndpoints } from '@prangan/contract/endpoints/library'
import type { OutputOf } from '@prangan/contract/endpoints/table'
import type { OtherFields } from '@prangan/contract/language-fields'
import { call } from '../../../../http/client.ts'
import type { OnProgress } from '../../../../http/transport.ts'
import type { GetToken } from '../../../../lib/desk-session.ts'

export type Titles = { titleEn: string } & OtherFields<'title'>
type Uploading = { getToken: GetToken; onProgress: OnProgress; signal?: AbortSignal }

export async function addDocument(
  file: File,
  body: Titles & { slug: string },
  { getToken, ...options }: Uploading,
): Promise<OutputOf<'addDocument'>> {
  const input = { body, files: { document: file } }
  return call(libraryEndpoints, 'addDocument', input, { token: await getToken(), ...options })
}

export async function updateDocument(
  id: string,
  body: Titles & { version: number },
  getToken: GetToken,
): Promise<string> {
  const input = { params: { id }, body }
  return (await call(libraryEndpoints, 'updateDocument', input, { token: await getToken() })).message
}

export async function replaceDocument(
  { id, version }: { id: string; version: number },
  file: File,
  { getToken, ...options }: Uploading,
): Promise<string> {
  const input = { params: { id }, body: { version }, files: { document: file } }
  return (await call(libraryEndpoints, 'replaceDocument', input, { token: await getToken(), ...options }))
    .message
}

export async function restoreVersion(
  { id, version }: { id: string; version: number },
  number: number,
  getToken: GetToken,
): Promise<string> {
  const input = { params: { id, number: String(number) }, body: { version } }
  const options = { token: await getToken() }
  return (await call(libraryEndpoints, 'restoreDocumentVersion', input, options)).message
}

export async function deleteDocument(id: string, getToken: GetToken): Promise<string> {
  const input = { params: { id } }
  return (await call(libraryEndpoints, 'deleteDocument', input, { token: await getToken() })).message
}

export async function restoreDocument(id: string, getToken: GetToken): Promise<OutputOf<'restoreDocument'>> {
  return call(libraryEndpoints, 'restoreDocument', { params: { id } }, { token: await getToken() })
}

export async function listDocumentUses(id: string, getToken: GetToken) {
  const input = { params: { id } }
  return (await call(libraryEndpoints, 'listDocumentUses', input, { token: await getToken() })).uses
}
