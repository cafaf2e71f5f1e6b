import { newsEndpoints } from '@prangan/contract/endpoints/news'
import type { OutputOf } from '@prangan/contract/endpoints/table'
import type { UploadNewsInput } from '@prangan/contract/schemas/news'
import { call } from '../../../../http/client.ts'
import type { OnProgress } from '../../../../http/transport.ts'

/** Gives the bearer of whoever sits at the desk. */
export type GetToken = () => Promise<string | undefined>

type Publishing = { getToken: GetToken; onProgress: OnProgress; signal: AbortSignal }

/** Publishes a notice (call 4). Where there is a file, the link is left out: a notice points at one thing. */
export async function publishNews(
  { title, type, link }: UploadNewsInput,
  file: File | undefined,
  { getToken, ...options }: Publishing,
): Promise<OutputOf<'uploadNews'>> {
  const body = { title, type, link: file ? '' : link }
  return call(
    newsEndpoints,
    'uploadNews',
    { body, ...(file && { files: { myfile: file } }) },
    { token: await getToken(), ...options },
  )
}

/** Deletes a notice and its file (call 5). */
export async function deleteNews(id: string, getToken: GetToken): Promise<OutputOf<'deleteNews'>> {
  return call(newsEndpoints, 'deleteNews', { params: { id } }, { token: await getToken() })
}
